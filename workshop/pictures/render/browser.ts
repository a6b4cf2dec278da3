/** Headless Chromium with the studio's page in it. */
import { existsSync } from 'node:fs'
import { build } from 'esbuild'
import { type Browser, chromium } from 'playwright-core'
import type { Shot } from './shot.ts'

/** WebGL in software, so that pictures come out the same on machines without a graphics card. */
const flags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-dev-shm-usage',
  '--disable-gpu-watchdog',
]

export type Studio = Readonly<{
  /** A PNG of the shot. */
  photograph: (shot: Shot) => Promise<Buffer>
  close: () => Promise<void>
}>

/** The system's Chromium is used when there is one, else Playwright's own. */
export const openBrowser = (chromiumPath = '/usr/bin/chromium'): Promise<Browser> =>
  chromium.launch({
    args: flags,
    ...(existsSync(chromiumPath) ? { executablePath: chromiumPath } : {}),
  })

export async function openStudio(): Promise<Studio> {
  const browser = await openBrowser()
  const page = await browser.newPage()
  page.setDefaultTimeout(600_000)
  const bundle = await build({
    entryPoints: [new URL('./studio/page.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.setContent('<!doctype html><title>Studio</title>')
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })
  return {
    photograph: async (shot) => {
      const url = await page.evaluate(
        (shotToTake) =>
          (globalThis as unknown as { photograph: (shot: unknown) => string }).photograph(shotToTake),
        shot as unknown,
      )
      if (errors.length > 0) throw new Error(`the studio failed: ${errors.splice(0).join('\n')}`)
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
    close: () => browser.close(),
  }
}
