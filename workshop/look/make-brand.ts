/**
 * `pnpm --filter @loftwood/look brand`: draws the icons of browsers and phones and the picture of link previews into
 * the storefront's `public/`. The mark is that of `Logo` in packages/ui. What it writes is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '../../scripts/lib/browser.mjs'

const PACKAGES = resolve(import.meta.dirname, '../../packages')
const PUBLIC = `${PACKAGES}/storefront/brands/loftwood/public`
const COLOURS = { cedar: '#6b4023', paper: '#fffdf9', spruce: '#1d2b25' }
const MARK =
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="2.8" d="M3.5 12.5 16 3.5l12.5 9M7 12.5V29M25 12.5V29M7 18h18M7 25.5h18"/><path stroke-width="2" d="M19.5 18v7.5M19.5 21.8H25"/></g>'

const dataUrl = (type: string, path: string) => `data:${type};base64,${readFileSync(path).toString('base64')}`

interface Icon {
  file: string
  size: number
  /** Corners, in 32ths of the side; phones cut their own. */
  radius: number
  /** Share of the side that the mark fills. */
  share: number
}

const ICONS: readonly Icon[] = [
  { file: 'apple-touch-icon.png', size: 180, radius: 0, share: 0.68 },
  { file: 'icon-192.png', size: 192, radius: 6, share: 0.76 },
  { file: 'icon-512.png', size: 512, radius: 6, share: 0.76 },
  // What lies outside the inner 80 % may be cut off.
  { file: 'icon-maskable-512.png', size: 512, radius: 0, share: 0.56 },
]
const FAVICON: Icon = { file: 'favicon.ico', size: 32, radius: 6, share: 0.86 }

function iconSvg({ radius, share }: Icon): string {
  const inset = 16 * (1 - share)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${radius}" fill="${COLOURS.cedar}"/><g stroke="${COLOURS.paper}" transform="translate(${inset} ${inset}) scale(${share})">${MARK}</g></svg>`
}

async function drawIcon(page: Page, icon: Icon): Promise<Buffer> {
  const { size } = icon
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${iconSvg(icon)}`)
  return page.screenshot({ omitBackground: true })
}

/** An ICO file that holds one PNG. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(image.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, image])
}

async function drawSocialPicture(page: Page): Promise<Buffer> {
  const files = `${PACKAGES}/ui/node_modules/@fontsource/bricolage-grotesque/files`
  const font = dataUrl('font/woff2', `${files}/bricolage-grotesque-latin-600-normal.woff2`)
  const room = dataUrl('image/webp', `${dataFolder}/pictures/home/social.webp`)
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(`<style>
    @font-face { font-family: Bricolage; src: url(${font}); font-weight: 600 }
    body { margin: 0; height: 630px; background: url(${room}) center / cover }
    p { position: absolute; left: 40px; top: 36px; margin: 0; padding: 18px 32px 20px; display: flex; align-items: center;
      gap: 16px; border-radius: 12px; background: ${COLOURS.paper}; font: 600 62px/1 Bricolage; letter-spacing: -0.02em }
    b { color: ${COLOURS.cedar}; font-weight: inherit } span { color: ${COLOURS.spruce} } svg { height: 72px }
  </style><p><svg viewBox="2 2 28 28.5" stroke="${COLOURS.cedar}">${MARK}</svg><span><b>Loft</b>wood</span></p>`)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ type: 'jpeg', quality: 84 })
}

const executablePath = findChromium()
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) })
const page = await browser.newPage()
for (const icon of ICONS) writeFileSync(`${PUBLIC}/${icon.file}`, await drawIcon(page, icon))
writeFileSync(`${PUBLIC}/favicon.ico`, ico(await drawIcon(page, FAVICON), FAVICON.size))
writeFileSync(`${PUBLIC}/favicon.svg`, `${iconSvg(FAVICON)}\n`)
writeFileSync(`${PUBLIC}/social.jpg`, await drawSocialPicture(page))
await browser.close()
