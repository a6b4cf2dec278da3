/** The folder with everybody's data: who may read it, and what a restored backup gives again. */
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { spawnAdmin } from '@loftwood/commerce/testing/operator'
import { newBuyers } from '../lib/buyers.ts'
import type { Family, Report } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

const EVERYBODY_READS = 0o755
const OTHERS = 0o077

const pathsIn = (folder: string) => ['', ...readdirSync(folder)].map((name) => join(folder, name))

const openPaths = (folder: string) => pathsIn(folder).filter((path) => statSync(path).mode & OTHERS)

async function operator({ dataDir }: AttackedShop, report: Report, ...words: string[]): Promise<void> {
  const { code, stderr } = await spawnAdmin(words, { dataDir })
  report.must(code === 0, `${words[0]}: ${stderr}`)
}

/** Restores a backup after an order that it does not have, and orders again: the three numbers. */
async function ordersAroundRestore(shop: AttackedShop, report: Report): Promise<(string | undefined)[]> {
  const buyers = await newBuyers(shop, 2)
  const file = `${shop.dataDir}-copy.sqlite`
  const numbers = [await buyers[0]?.order()]
  await operator(shop, report, 'backup', file)
  numbers.push(await buyers[1]?.order())
  await shop.kill('commerce')
  await operator(shop, report, 'restore', file)
  await shop.start('commerce')
  const [later] = await newBuyers(shop, 1)
  numbers.push(await later?.order())
  rmSync(file)
  for (const buyer of [...buyers, later]) await buyer?.leave()
  return numbers
}

export const storedData: Family = {
  name: 'Stored data',
  isTriedOnce: true,
  scenarios: [
    {
      name: 'a data folder that everybody on the machine may read',
      holds: 'after the next start its owner alone may',
      withinMs: 40_000,
      run: async (shop, report) => {
        await shop.kill('commerce')
        for (const path of pathsIn(shop.dataDir)) chmodSync(path, EVERYBODY_READS)
        await shop.start('commerce')
        const open = openPaths(shop.dataDir)
        report.must(open.length === 0, `others may read ${open.join(', ')}`)
        report.figure(`${open.length} of ${pathsIn(shop.dataDir).length} open`)
      },
    },
    {
      name: 'a backup is restored that lacks the latest order',
      holds: 'the number in that customer’s mail is never another order’s',
      withinMs: 60_000,
      run: async (shop, report) => {
        const numbers = await ordersAroundRestore(shop, report)
        const again = numbers.length - new Set(numbers).size
        report.must(!numbers.includes(undefined), 'an order could not be placed')
        report.must(again === 0, `numbers that were given: ${numbers.join(', ')}`)
        report.figure(`${again} numbers given again: ${numbers.join(', ')}`)
      },
    },
  ],
}
