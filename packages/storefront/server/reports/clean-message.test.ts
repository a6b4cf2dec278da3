import { expect, it } from 'vitest'
import { cleanMessage } from './clean-message.ts'

it.each([
  ["TypeError: Cannot read properties of undefined (reading 'sku')", undefined],
  [`TypeError: can't access property "sku", item is undefined`, undefined],
  ['ReferenceError: structuredClone is not defined', undefined],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML&args[]= for the full message',
    'Minified React error #418; visit https://react.dev/errors/418 for the full message',
  ],
  [
    'Failed to fetch https://shop.example/customer/account/reset-password?token=ab12#key now',
    'Failed to fetch https://shop.example/customer/account/reset-password now',
  ],
  ['no account of maude.tremblay+bed@mail.example.com', 'no account of <mail>'],
  [
    `Unexpected token 'M', "Maude Tremblay" is not valid JSON`,
    `Unexpected token 'M', "<text>" is not valid JSON`,
  ],
  [`Unexpected end of "Maude Trem`, 'Unexpected end of "<text>"'],
  ['call +1 (519) 555-0134 about order 000000123', 'call +<number> about order <number>'],
  ['no postcode n1h 3V2', 'no postcode <postcode>'],
  ['cart 4kMZ0q9cW7x1TtYhVbN3sL8pJdR2fG6a is gone', 'cart <key> is gone'],
  ['two\nlines\u001b[31m \u202eand a turn', 'two lines [31m and a turn'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%j', (message, cleaned = message) => {
  expect(cleanMessage(message)).toBe(cleaned)
})
