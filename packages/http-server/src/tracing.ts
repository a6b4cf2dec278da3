// OpenTelemetry, loaded only where an OTLP endpoint is configured: a span for each request, and one for each request to
// another server.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { ServerName } from './metrics.ts'
import { release } from './release.ts'

export interface Tracing {
  /** Begins the span of a request, of the caller's trace if it names one. */
  begin: (request: IncomingMessage, response: ServerResponse) => RequestSpan
  /** Sends what is left. */
  stop: () => Promise<void>
}

export interface RequestSpan {
  traceId: string
  /** Runs the request's handler: spans of its own requests are children of this one. */
  run: (work: () => void) => void
  /** @param route a pattern, as addresses may hold what nobody else may read */
  end: (route: string) => void
}

/** Starts it. Exporter and resource read the standard OTEL_ variables; undici's requests carry the trace on. */
export function startTracing(server: ServerName): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const named = resourceFromAttributes({
    'service.name': `loftwood-${server}`,
    'service.version': release.version,
  })
  const detected = detectResources({ detectors: [envDetector, serviceNameEnvDetector] })
  const provider = new TracerProvider({
    resource: defaultResource().merge(named).merge(detected),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  const instrumentation = new UndiciInstrumentation()
  instrumentation.setTracerProvider(provider)
  return {
    begin: (request, response) => beginSpan(server, request, response),
    async stop() {
      instrumentation.disable()
      await provider.shutdown()
    },
  }
}

function beginSpan(server: ServerName, request: IncomingMessage, response: ServerResponse): RequestSpan {
  const parent = propagation.extract(context.active(), request.headers)
  const { method = 'GET' } = request
  const attributes = { 'http.request.method': method }
  const span = trace.getTracer(server).startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
  const within = trace.setSpan(parent, span)
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(within, work),
    end(route) {
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode })
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
