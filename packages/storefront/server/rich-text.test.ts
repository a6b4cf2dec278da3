import { describe, expect, it } from 'vitest'
import { carriesHtml, cleanAnswer, cleanHtml } from './rich-text.ts'

describe('cleanHtml', () => {
  it('removes whatever runs or breaks the content security policy', () => {
    const html =
      '<p style="color:red" onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">go</a>' +
      '<img src="/a.png" onerror="x()"></p><iframe src="https://x"></iframe>'
    expect(cleanHtml(html)).toBe('<p>Hi <a>go</a><img src="/a.png" /></p>')
  })

  it('serves pictures of the back end by the picture route', () => {
    const html = cleanHtml(
      '<img src="http://localhost:4100/media/home/a.webp" alt="A" width="1200" height="600">',
    )
    expect(html).toContain('src="/media/720/home/a.webp"')
    expect(html).toContain('/media/1200/home/a.webp 1200w')
    expect(html).toContain('width="1200"')
    expect(cleanHtml('<img src="/assets/a.png" alt="">')).toContain('src="/assets/a.png"')
  })

  it('allows the elements of content, but no h1, which belongs to the page', () => {
    expect(cleanHtml('<h1>A</h1><table><tr><td colspan="2">b</td></tr></table>')).toBe(
      '<h2>A</h2><table><tr><td colspan="2">b</td></tr></table>',
    )
  })
})

describe('cleanAnswer', () => {
  it('cleans every HTML field of an operation and nothing else', () => {
    const answer = {
      data: { cmsBlocks: { items: [{ identifier: '<b>', content: '<b onclick="x">y</b>' }, null] } },
    }
    cleanAnswer('cmsBlocks', answer)
    expect(answer.data.cmsBlocks.items[0]).toEqual({ identifier: '<b>', content: '<b>y</b>' })
  })

  it('survives answers without data', () => {
    cleanAnswer('cmsPage', { errors: [] })
    cleanAnswer('cmsPage', null)
    expect(carriesHtml('cmsPage')).toBe(true)
    expect(carriesHtml('route')).toBe(false)
  })
})
