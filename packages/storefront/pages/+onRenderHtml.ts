// vike-react's rendering, but without preloading the extended Latin fonts, which hardly any text needs, and the router's
// scripts: which ones the first page needs, src/app/head-tags.tsx says.
import { onRenderHtml as render } from 'vike-react/__internal/integration/onRenderHtml'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

function injectFilter(assets: InjectFilterEntry[]) {
  for (const asset of assets) {
    if (asset.src.includes('latin-ext') || asset.assetType === 'script') asset.inject = false
  }
}

export default async function onRenderHtml(pageContext: PageContextServer) {
  return { documentHtml: await render(pageContext), injectFilter }
}
