import { expect, it } from 'vitest'
import { describeFaq } from './describe-faq.ts'

it('takes every question with its answer', () => {
  const html =
    '<h2>Beds</h2><details>\n<summary>How <b>high</b>?</summary>\n<p>Very.</p>\n</details><p>End</p>'
  expect(describeFaq(html)).toMatchObject({
    mainEntity: [{ name: 'How high ?', acceptedAnswer: { text: '<p>Very.</p>' } }],
  })
})

it('is nothing on a page without questions', () => expect(describeFaq('<p>About us</p>')).toBeUndefined())
