/** The embedded back end, which says which forms have a captcha, as a Magento does. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface CaptchaBackEnd {
  url: string
  /** The captchas' answers that calls brought. */
  answers: string[]
  stop: () => void
}

/** @param commerceUrl origin of the embedded back end. @param configured by form, those that have a captcha */
export async function startCaptchaBackEnd(
  commerceUrl: string,
  configured: Readonly<Record<string, object>>,
): Promise<CaptchaBackEnd> {
  const answers: string[] = []
  const server = createServer((request, response) => {
    void answerOf(request).then((body) => response.setHeader('content-type', 'application/json').end(body))
  })
  async function answerOf(request: IncomingMessage): Promise<string> {
    const { url = '', method = 'GET', headers } = request
    const body = method === 'GET' ? undefined : (await buffer(request)).toString()
    const requests = decodeURIComponent(`${url} ${body}`)
    const [, form] = /"formType":"(\w+)"/.exec(requests) ?? []
    if (form !== undefined) {
      const configurations = configured[form] ?? null
      const recaptchaFormConfig = { is_enabled: configurations !== null, configurations }
      return JSON.stringify({ data: { recaptchaFormConfig } })
    }
    const answer = headers['x-recaptcha']
    if (typeof answer === 'string') answers.push(answer)
    const { host: _, connection: _hop, 'content-length': _length, ...passed } = headers
    const result = await fetch(commerceUrl + url, {
      method,
      headers: passed as Record<string, string>,
      ...(body !== undefined && { body }),
    })
    return result.text()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  return { url, answers, stop: () => server.close() }
}
