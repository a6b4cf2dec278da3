// OpenTelemetry, loaded only when an OTLP endpoint is configured: a span per request, one per call to a back end.
import type { RequestListener } from 'node:http'
import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import {
  defaultResource,
  detectResources,
  envDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

export interface Tracing {
  /** A listener each of whose requests is a span of the caller's trace. */
  traced(listener: RequestListener): RequestListener
  /** Sends what is left. */
  stop(): Promise<void>
}

/** Starts it; exporter and resource read the standard OTEL_ variables. Back ends get the trace context by undici's. */
export function startTracing(): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const detected = detectResources({ detectors: [envDetector, serviceNameEnvDetector] })
  const provider = new TracerProvider({
    resource: defaultResource().merge(detected),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  trace.setGlobalTracerProvider(provider)
  const instrumentation = new UndiciInstrumentation()
  instrumentation.setTracerProvider(provider)
  return {
    traced,
    async stop() {
      instrumentation.disable()
      await provider.shutdown()
    },
  }
}

function traced(listener: RequestListener): RequestListener {
  const tracer = trace.getTracer('middleware')
  return (request, response) => {
    const parent = propagation.extract(context.active(), request.headers)
    // From here on the spans pass the trace on.
    for (const name of ['traceparent', 'tracestate']) delete request.headers[name]
    const path = request.url?.split('?', 1)[0] ?? ''
    const attributes = { 'http.request.method': request.method ?? '', 'url.path': path }
    const span = tracer.startSpan(`${request.method} ${path}`, { kind: SpanKind.SERVER, attributes }, parent)
    response.on('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode)
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(parent, span), () => listener(request, response))
  }
}
