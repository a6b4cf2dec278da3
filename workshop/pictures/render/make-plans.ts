/**
 * Prints the plans that downloadable products sell: `pnpm --filter @loftwood/pictures plans`.
 * Writes `demo-store/data/downloads/plans/<sku>-<language>.pdf`, and the first page of each as a sample.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import type { Part } from '@loftwood/furniture/part'
import { openBrowser } from './browser.ts'
import { readProducts } from './catalog-source.ts'
import { planFile, plannedFurniture } from './plan-files.ts'
import { picturedVariants } from './pictured-variants.ts'
import { dimensionsDrawing } from './dimensions-drawing.ts'
import { type PlanLanguage, planTexts } from './plan-texts.ts'

/** @throws {Error} when the product has no variant to draw */
function planPages(product: CatalogProduct, language: PlanLanguage): string {
  const [variant] = picturedVariants(product, new Map()).photographed
  if (!variant) throw new Error(`${product.sku} has nothing to draw`)
  const texts = planTexts[language]
  const parts = buildFurniture(product.model, variant.measures, variant.options)
  const title = product.name[language]
  const page = (heading: string, inside: string) =>
    `<section><header><b>Loft<i>wood</i></b><span>${product.sku}</span></header><h1>${title}</h1><h2>${heading}</h2>${inside}</section>`
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><style>${style}</style>
${page(texts.measures, dimensionsDrawing(parts, variant.measures))}
${page(texts.parts, partsTable(parts, language))}
${page(texts.before, list('ul', texts.preparations))}
${page(texts.steps, list('ol', texts.stepsOf[product.model.kind === 'loft' ? 'loft' : 'bunk']))}
</html>`
}

const style = `@page { margin: 16mm } body { font: 12pt/1.5 'DejaVu Sans', Arial, sans-serif; color: #3d3a36; margin: 0 }
section { break-after: page } section:last-child { break-after: auto } svg { width: 100%; height: auto }
header { display: flex; justify-content: space-between; border-bottom: 1px solid #8a857d; font-family: 'DejaVu Serif', Georgia, serif }
h1 { font: 20pt 'DejaVu Serif', Georgia, serif; margin: 8mm 0 0 } h2 { font-size: 13pt; color: #8a857d; margin: 0 0 6mm }
table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: 1.6mm 3mm; border-bottom: 1px solid #d8d3c9 }
td:nth-child(n+3), th:nth-child(n+3) { text-align: right } li { margin-bottom: 3mm }`

const list = (tag: 'ol' | 'ul', items: readonly string[]): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`

/** Identical boards share one row: letter, name, size and count. */
function partsTable(parts: readonly Part[], language: PlanLanguage): string {
  const { roles, columns } = planTexts[language]
  const counts = new Map<string, number>()
  for (const part of parts) {
    const name = roles[part.role]
    if (!name) continue
    const key = [name, ...part.size.map(rounded).toSorted((a, b) => b - a)].join('|')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const number = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en-CA')
  const rows = [...counts].map(([key, count], i) => {
    const [name, ...sizes] = key.split('|')
    const size = sizes.map((value) => number.format(Number(value))).join(' × ')
    const letter = String.fromCodePoint(65 + i)
    return `<tr><td>${letter}</td><td>${name}</td><td>${size}</td><td>${count}</td></tr>`
  })
  return `<table><tr>${columns.map((column) => `<th>${column}</th>`).join('')}</tr>${rows.join('')}</table>`
}

/** The list prints tenths of an inch. */
const rounded = (inches: number): number => Math.round(inches * 10) / 10

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
