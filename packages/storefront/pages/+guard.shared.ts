import type { PageContext } from 'vike/types'

/** Its code comes with the first navigation: the first page of a visit has passed the server's. */
export async function guard(pageContext: PageContext): Promise<void> {
  const { runGuards } = await import('../src/app/guards.ts')
  await runGuards(pageContext)
}
