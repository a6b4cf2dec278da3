// The city of a Canadian postal code, by the first characters that lie in one city alone. Others have several names, or
// reach beyond the city, and are typed.

const CITIES: readonly (readonly [start: RegExp, city: string])[] = [
  [/^A1[ABCE]/, 'St. John’s'],
  [/^B3[HJKLMNPS]/, 'Halifax'],
  [/^C1A/, 'Charlottetown'],
  [/^E1[CEG]/, 'Moncton'],
  [/^E2[JKLM]/, 'Saint John'],
  [/^E3[ABC]/, 'Fredericton'],
  [/^G1[J-NPRSV]/, 'Québec'],
  [/^G9A/, 'Trois-Rivières'],
  [/^H2[A-Z]/, 'Montréal'],
  [/^H7[A-Z]/, 'Laval'],
  [/^J1[HJL]/, 'Sherbrooke'],
  [/^J8[PRTVXYZ]/, 'Gatineau'],
  [/^K1[B-Z]|^K2[A-HJ]/, 'Ottawa'],
  [/^L5[A-Z]/, 'Mississauga'],
  [/^L8[H-W]/, 'Hamilton'],
  [/^M\d[A-Z]/, 'Toronto'],
  [/^N1[EGHKL]/, 'Guelph'],
  [/^N2[ABCEGHMNPR]/, 'Kitchener'],
  [/^N2[JKLTV]/, 'Waterloo'],
  [/^N6[ABCEGHJK]/, 'London'],
  [/^R3[ABCEGHJ-NP]/, 'Winnipeg'],
  [/^S4[NPRSTV]/, 'Regina'],
  [/^S7[HJ-N]/, 'Saskatoon'],
  [/^T2[A-Z]/, 'Calgary'],
  [/^T5[A-Z]/, 'Edmonton'],
  [/^V5[K-Z]|^V6[A-T]|^V6Z/, 'Vancouver'],
  [/^V5[ABCEGHJ]/, 'Burnaby'],
  [/^X0A 0H0/, 'Iqaluit'],
  [/^X1A/, 'Yellowknife'],
  [/^Y1A/, 'Whitehorse'],
]

/** Empty where it is not certain. @param postalCode in its printed form */
export function cityOf(postalCode: string): string {
  return CITIES.find(([start]) => start.test(postalCode))?.[1] ?? ''
}
