// The request's id as name and value for `writeHead`, where no header has been set before.
import { currentRequest, REQUEST_ID_HEADER } from '@loftwood/http-server/request-context'

export function idHeader(): string[] {
  const request = currentRequest()
  return request ? [REQUEST_ID_HEADER, request.requestId] : []
}
