// Captures what fails in the browser from the first script on. The code that reports it is loaded with the first error.
import { loadAhead } from '../../platform/loading-ahead.ts'
import type { BrowserErrorKind } from '../browser-reports.ts'

/** @param componentStack React's, where it has one */
export function captureError(kind: BrowserErrorKind, cause: unknown, componentStack = ''): void {
  if (import.meta.env.DEV) return
  const report = async () => {
    const { reportError } = await import('./report-error.ts')
    reportError(kind, cause, componentStack)
  }
  // A failure here must neither reload the page nor become the next error.
  loadAhead(report).catch(() => undefined)
}

/** Listens as long as the document exists. */
export function captureErrors(): void {
  window.addEventListener('error', (event) => captureError('error', event.error ?? event))
  window.addEventListener('unhandledrejection', ({ reason }) => captureError('rejection', reason))
  document.addEventListener('securitypolicyviolation', (event) => captureError('csp', event))
}
