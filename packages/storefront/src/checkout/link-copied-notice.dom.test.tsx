import { expect, it } from 'vitest'
import { answeringClient } from '../platform/data/testing/answering-client.ts'
import { renderInShop } from '../platform/testing/render-in-shop.tsx'
import { LinkCopiedNotice } from './link-copied-notice.tsx'

it('says once that the link was opened before', async () => {
  document.cookie = 'vsf-link-copied=true; Path=/'
  const page = await renderInShop(<LinkCopiedNotice />, { client: answeringClient(() => ({})) })
  expect(page.textContent).toContain('opened before')
  expect(document.cookie).not.toContain('vsf-link-copied=true')
})
