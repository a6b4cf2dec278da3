// Starts the browser's background work when the first page is hydrated.
export async function onHydrationEnd(): Promise<void> {
  const { startBrowser } = await import('../src/app/browser/start.ts')
  await startBrowser()
}
