// One public method of the middleware, read for this server itself.
import type { Upstream } from './upstream.ts'

/** Of the default store view. @throws when it does not answer with data */
export async function readMethod<Answer>(
  upstream: Upstream,
  method: string,
  variables?: object,
): Promise<Answer> {
  const body = encodeURIComponent(JSON.stringify(variables ? [variables] : []))
  const { status, body: text } = await upstream.request({
    path: `/magento/${method}?body=${body}`,
    method: 'GET',
  })
  const { data } = JSON.parse(text.toString()) as { data?: Answer | null }
  if (status !== 200 || !data) throw new Error(`${method} failed`)
  return data
}
