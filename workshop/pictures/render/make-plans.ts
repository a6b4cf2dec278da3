/**
 * Prints the plans that downloadable products sell: `pnpm --filter @loftwood/pictures plans`.
 * Writes `demo-store/data/downloads/plans/<sku>-<language>.pdf`, and the first page of each as a sample.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { openBrowser } from './browser.ts'
import { readProducts } from './catalog-source.ts'
import { planFile, plannedFurniture } from './plan-files.ts'
import { planPages } from './plan-pages.ts'

const downloads = `${dataFolder}/downloads/`

function write(file: string, bytes: Buffer): void {
  mkdirSync(dirname(downloads + file), { recursive: true })
  writeFileSync(downloads + file, bytes)
  process.stdout.write(`${file}  ${Math.round(bytes.length / 1024)} kB\n`)
}

const products = readProducts()
const browser = await openBrowser()
try {
  const page = await browser.newPage()
  for (const plan of products.filter(({ downloads: sold }) => sold)) {
    const furniture = plannedFurniture(plan, products)
    for (const language of ['en', 'fr'] as const) {
      const file = planFile(furniture.sku, language)
      await page.setContent(planPages(furniture, language))
      write(file, await page.pdf({ format: 'Letter', printBackground: true }))
      write(`samples/${file}`, await page.pdf({ format: 'Letter', printBackground: true, pageRanges: '1' }))
    }
  }
} finally {
  await browser.close()
}
