// The contact form through HTTP and a real SMTP server.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ContactUsDocument } from '@loftwood/graphql-types'
import { send } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'
import { plainText } from '../testing/mail-reader.ts'
import { startMailServer } from '../testing/mail-server.ts'
import type { MailServer } from '../testing/mail-server.ts'

let commerce: TestCommerce
let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
  commerce = await startCommerce({ env: { SMTP_URL: mailServer.url } })
})
afterAll(async () => {
  await commerce.stop()
  await mailServer.stop()
})

const message = {
  name: 'Maude Tremblay',
  email: 'Maude@Example.com',
  telephone: '519 555-0134',
  comment: 'Is the <script>alert(1)</script> bunk in stock?\nThanks',
}
async function write(overrides: object = {}, from = '192.0.2.1') {
  const { data, errors } = await send(commerce.graphqlUrl, ContactUsDocument, {
    variables: { input: { ...message, ...overrides } },
    headers: { 'x-forwarded-for': from },
  })
  const [error] = errors ?? []
  return { data, message: error?.message, category: error?.extensions?.category }
}

test('the shop gets the message, the visitor the answer', async () => {
  expect((await write()).data).toEqual({ contactUs: { status: true } })
  const mail = await mailServer.mail(1)
  expect(mail).toMatchObject({
    recipients: ['hello@loftwood.example'],
    from: { address: 'hello@loftwood.example' },
    replyTo: [{ address: 'maude@example.com' }],
    subject: 'Message from Maude Tremblay',
  })
  expect(plainText(mail)).toContain('bunk in stock?\nThanks')
  expect(plainText(mail)).toContain('519 555-0134')
  expect(mail.html).not.toMatch(/<script/)
})

test.each([
  [{ email: 'nope' }, 'The email address is invalid. Verify the email address and try again.'],
  [{ name: ' ' }, 'Name field is required.'],
  [{ name: 'Eve\r\nBcc: all@example.com' }, '"name" cannot contain web addresses or signs such as < and >.'],
  [{ comment: '' }, 'Comment field is required.'],
  [{ comment: 'x'.repeat(10_001) }, '"comment" length must be equal or less than 10000 characters.'],
  [{ telephone: '1'.repeat(65) }, '"telephone" length must be equal or less than 64 characters.'],
])('refused: %#', async (overrides, text) => {
  expect(await write(overrides)).toMatchObject({ message: text, category: 'graphql-input' })
})

test('a visitor cannot write without end, others can', async () => {
  const from = '203.0.113.7'
  for (let sent = 0; sent < 10; sent += 1)
    expect((await write({ email: `often${sent}@example.com` }, from)).message).toBeUndefined()
  expect(await write({ email: 'another@example.com' }, from)).toMatchObject({
    message: 'Too many messages were sent. Please try again later.',
    category: 'graphql-input',
  })
  for (let visitor = 0; visitor < 210; visitor += 1)
    expect((await write({}, `198.51.100.${visitor}`)).message).toBeUndefined()
})
