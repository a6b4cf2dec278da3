/** Lists the third-party packages of a release: a bill of materials (CycloneDX 1.6) and the texts of their licences. */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import parse from 'spdx-expression-parse'
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'

const { ComponentBuilder } = Contrib.FromNodePackageJson.Builders
const { ExternalReferenceFactory } = Contrib.FromNodePackageJson.Factories
const { LicenseFactory } = Contrib.License.Factories

const builder = new ComponentBuilder(new ExternalReferenceFactory(), new LicenseFactory(parse))
const LICENCE_FILE = /^(?:licen[cs]e|notice|copying)/i

/**
 * Writes `bom.json` and `LICENSES.txt`.
 * @param {import('./package-facts.mjs').PackageFacts} release
 * @param {readonly string[]} packages folders of the packages
 * @param {string} folder
 */
export async function writeBillOfMaterials(release, packages, folder) {
  const bom = new Models.Bom()
  bom.metadata.component = componentOf(release, Enums.ComponentType.Application)
  const licences = []
  for (const path of packages) {
    const facts = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'))
    bom.components.add(componentOf(facts))
    licences.push(
      `${facts.name} ${facts.version} (${facts.license ?? 'see the text'})\n\n${await licenceText(path)}`,
    )
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  await writeFile(join(folder, 'bom.json'), serializer.serialize(bom, { sortLists: true, space: 1 }))
  await writeFile(join(folder, 'LICENSES.txt'), `${licences.join(`\n${'-'.repeat(80)}\n\n`)}\n`)
}

/** @param {{ name: string, version: string }} facts of a package.json @param {Enums.ComponentType} [type] */
function componentOf(facts, type) {
  const component = builder.makeComponent(facts, type)
  if (!component) throw new Error(`not a package: ${JSON.stringify(facts)}`)
  component.purl = `pkg:npm/${facts.name.replace(/^@/, '%40')}@${facts.version}`
  component.bomRef.value = component.purl
  return component
}

/** @param {string} path */
async function licenceText(path) {
  const entries = await readdir(path, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
  const names = files.map(({ name }) => name).sort()
  const texts = await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')))
  return texts.join('\n').trim() || 'The package has no text of its licence.'
}
