import type { PageContext } from 'vike/types'

export async function data(pageContext: PageContext) {
  const { loadHome } = await import('../../src/home/home-data.ts')
  return loadHome(pageContext)
}
