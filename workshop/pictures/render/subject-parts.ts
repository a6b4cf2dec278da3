/** The parts of what stands in a tile. */
import { buildFurniture } from '@loftwood/furniture/build-furniture'
import { inARow } from '@loftwood/furniture/in-a-row'
import type { Part } from '@loftwood/furniture/part'
import { inItsSetting } from './settings.ts'
import { type Subject, usualMeasures } from './subjects.ts'

/** A piece in its setting, or several in a row in the finish of the first. */
export function subjectParts(subject: Subject): Part[] {
  const { model, options = {}, beside } = subject
  const measures = subject.measures ?? usualMeasures[model.kind]
  if (beside) {
    const { finish } = options
    return inARow([
      buildFurniture(model, measures, options),
      ...beside.map((each) => buildFurniture(each.model, each.measures, { ...each.options, finish })),
    ])
  }
  return measures ? inItsSetting({ model, measures, options }) : buildFurniture(model, undefined, options)
}
