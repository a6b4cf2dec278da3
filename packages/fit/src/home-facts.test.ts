import { expect, it } from 'vitest'
import { passesDoor } from './carton-fit.ts'
import { readFit } from './fit-attributes.ts'
import { headRoomUnder, upperBedOf } from './head-room.ts'
import { homeFacts } from './home-facts.ts'

const MEASURES = { length: 80, width: 42, height: 65 }
const BUNK = readFit({
  fit_beds: 'upper twin 7 400; lower full any any',
  fit_guard_rail: 12,
  fit_cartons: '79x14x7 88; 58x22x6 74',
})

it('says of a bunk bed what its home needs', () => {
  expect(homeFacts(BUNK, MEASURES)).toEqual({
    ...MEASURES,
    ceiling: { least: 90, comfortable: 96 },
    places: [
      { place: 'upper', size: 'twin', thickest: 7, load: 400, youngest: 6 },
      { place: 'lower', size: 'full', thickest: null, load: null, youngest: null },
    ],
    door: { narrowest: 7, lowest: 22 },
    carton: 88,
    mattress: null,
  })
})

it('agrees with the answers about a ceiling and a door', () => {
  const { ceiling, door } = homeFacts(BUNK, MEASURES)!
  const upper = upperBedOf({ fit: BUNK, height: MEASURES.height })!
  expect(headRoomUnder(ceiling!.least, upper).verdict).toBe('fits')
  expect(headRoomUnder(ceiling!.least - 0.5, upper).verdict).toBe('tight')
  expect(headRoomUnder(ceiling!.comfortable, upper).verdict).toBe('comfortable')
  const { narrowest: width, lowest: height } = door!
  for (const carton of BUNK.cartons) expect(passesDoor(carton, { width, height })).toBe(true)
  expect(BUNK.cartons.every((carton) => passesDoor(carton, { width: width - 0.5, height }))).toBe(false)
})

it('says of a mattress whom it bears, and nothing of what is neither', () => {
  const none = { length: null, width: null, height: null }
  const mattress = { size: 'twin', thickness: 6, load: 200 }
  expect(homeFacts(readFit({ fit_mattress: 'twin 6 200' }), none)).toMatchObject({ mattress, places: [] })
  expect(homeFacts(readFit({}), none)).toBeNull()
})
