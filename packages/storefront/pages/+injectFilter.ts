// Which files the page preloads: not the extended Latin fonts, which hardly any text needs.
import type { InjectFilterEntry } from 'vike/types'

export default function injectFilter(assets: InjectFilterEntry[]) {
  for (const asset of assets) if (asset.src.includes('latin-ext')) asset.inject = false
}
