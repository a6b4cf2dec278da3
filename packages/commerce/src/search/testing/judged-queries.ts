// What shoppers type, judged: which products are meant by it. SKUs are those of the demonstration store.

/** A query and its judgement. */
export interface JudgedQuery {
  text: string
  store: 'default' | 'fr'
  /** SKUs of what is meant: these fill the first places. */
  meant: RegExp
  /** SKUs of what a shopper who typed this does not want to see at all. */
  unwanted?: RegExp
}

const bunks = /-BNK-/
const lofts = /-LFT-/
const mattresses = /^MAT-/
const anyBed = /-(BNK|LFT|BED)\b/
const services = /^(SVC|PLN|GFT)-/
const bedding = /^(BED|PIL|TOP)-/

const english: [string, RegExp, RegExp?][] = [
  ['bunk bed', bunks, /^(GFT|SVC|DSK|MAT)-/],
  ['bunk beds', bunks, /^GFT-/],
  ['bunkbed', bunks, /^GFT-/],
  ['loft bed', lofts, /^(GFT|SVC|MAT)-/],
  ['high sleeper', lofts, services],
  ['mattress', mattresses, /-(LFT|DSK|DRS|NST)/],
  ['kids bed', anyBed, services],
  ['bed', anyBed, /^(GFT|PIL)-/],
  ['queen bed', /-BED$|QUE|FOQ/, services],
  ['low bunk', /-BNK-(LOW|TOF|TRN)/, services],
  ['triple bunk', /-BNK-TRI/, services],
  ['twin over full', /-TOF$/, services],
  ['bunk bed with slide', /-BNK-SLD/, services],
  ['bunk with stairs', /-BNK-STR/, services],
  ['staircase bunk', /-BNK-STR/, services],
  ['loft with desk', /-LFT-/, services],
  ['play loft', /-LFT-PLAY/, services],
  ['desk', /-DSK$/, services],
  ['writing desk', /^GEO-DSK/, services],
  ['dresser', /-DRS-/, services],
  ['chest of drawers', /-DRS-/, services],
  ['nightstand', /-NST$/, services],
  ['bedside table', /-NST$/, services],
  ['bookcase', /-BKC$/, services],
  ['trundle', /-TRN/, services],
  ['under bed drawers', /^(LAU|GEO)-DRW$/, services],
  ['stairs', /-STR$/, services],
  ['ladder', /-LAD$/, services],
  ['guard rail', /-GRD$/, services],
  ['slide', /^(ACA|MET)-SLD/, services],
  ['tent', /^TNT-PLAY/, services],
  ['curtains', /^TNT-CUR/, services],
  ['sheets', /^BED-(PRC|FLN|BAM|JER|BMS)/, services],
  ['flannel', /^BED-FLN/, services],
  ['pillow', /^PIL-/, services],
  ['duvet', /^BED-(DUV|DCV|QLT)/, services],
  ['mattress protector', /^BED-PRT/, services],
  ['bedding', bedding, /-(LFT|DSK)-?/],
  ['gift card', /^GFT-/, /-(BNK|LFT|BED)\b/],
  ['assembly plan', /^PLN-/, /^GFT-/],
  ['assembly', /^(SVC-ASM|PLN-)/],
  ['room design', /^SVC-DSN/],
  ['quick ship', anyBed, services],
  ['made in canada', anyBed, services],
  ['best seller', /-(BNK|LFT|BED)|^(SET|MAT)-/, services],
  ['laurier', /LAU|^RMS-PLY/],
  ['LAU-BNK-HI', /^LAU-BNK-HI/],
  ['matress', mattresses, /-(LFT|DSK)/],
  ['espresso bunk', bunks, services],
  ['latex mattress', /^(MAT-ERA|TOP-LTX)/, services],
]

const french: [string, RegExp, RegExp?][] = [
  ['lit superposé', bunks, /^(GFT|SVC)-|-(DSK|DRS)/],
  ['lits superposés', bunks, /^(GFT|SVC)-/],
  ['lit mezzanine', lofts, services],
  ['matelas', mattresses, /-(LFT|DSK)/],
  ['commode', /-DRS-/, services],
  ['table de chevet', /-NST$/, services],
  ['lit gigogne', /-TRN|-DAY$/, services],
  ['échelle', /-LAD$/, services],
  ['oreiller', /^PIL-/, services],
  ['draps', /^BED-(PRC|FLN|BAM|JER|BMS)/, services],
  ['literie', bedding, /-(LFT|DSK)/],
  ['carte-cadeau', /^GFT-/, anyBed],
  ['livraison rapide', anyBed, services],
  ['fabriqué au canada', anyBed, services],
  ['bibliothèque', /-BKC$/, services],
]

const judged = (store: JudgedQuery['store'], rows: readonly [string, RegExp, RegExp?][]): JudgedQuery[] =>
  rows.map(([text, meant, unwanted]) => ({ text, store, meant, ...(unwanted && { unwanted }) }))

export const JUDGED_QUERIES: readonly JudgedQuery[] = [...judged('default', english), ...judged('fr', french)]
