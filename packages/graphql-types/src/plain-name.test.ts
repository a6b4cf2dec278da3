import { expect, test } from 'vitest'
import { isPlainName } from './plain-name.ts'

test.each([
  'Anne-Marie O’Brien',
  'J.R. Smith',
  'J.P. Tremblay',
  'J.Li',
  'St. John’s',
  'St.Catharines',
  'Sainte-Anne-de-Bellevue',
  'Trois-Rivières',
  'Meubles A/S & Fils inc.',
  'Wood Co. Ltd.',
  '9123-4567 Québec inc.',
  'U.S. Steel',
  'P.E.I.',
  '木村',
])('a name: %s', (name) => expect(isPlainName(name)).toBe(true))

test.each([
  'Buy pills http://pills.example',
  'www.pills',
  'pills.com',
  'See pills.com.',
  'Win at Casino.XYZ',
  'pills.ca/now',
  'pills。com',
  'ann@pills.net',
  't.co/abc',
  '<b>Ann</b>',
  'Ann > Lee',
  'Ann\nSubject: x',
  'Ann\u0007',
  'Ann \u202eeeL',
])('no name: %s', (name) => expect(isPlainName(name)).toBe(false))
