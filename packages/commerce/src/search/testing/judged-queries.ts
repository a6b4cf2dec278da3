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

/** Everything slept in that comes in these sizes, or has one bed in them. */
const fullBeds =
  /^(LAU|TAM|MET|ACA)-BED$|^LAU-BED-STO$|^MET-BED-CAP$|^(LAU|KAW|ACA)-BNK-HI$|^(LAU|MET|GEO)-BNK-(LOW|LSL)$|^(LAU|MET|TAM)-BNK-MID$|-TOF$|^TAM-BNK-STR$|^LAU-BNK-LSL$|^(TAM|GEO|MET|LAU)-LFT-HI$|^(LAU|MET|TAM)-LFT-LOW$|^(LAU|MET)-LFT-MID$|-LFT-(UBR|ULT)$|^GEO-LFT-STR$|^LAU-TRN$/
const queenBeds =
  /^(LAU|TAM|MET|GEO)-BED$|^LAU-BED-STO$|^SET-LAU-BED$|^LAU-BNK-HI$|^GEO-BNK-(LOW|MID|QUE)$|^TAM-BNK-(MID|FOQ)$|^ACA-BNK-QUE$|^SET-GEO-QUE$|^LAU-LFT-(HI|ULT|UBR)$|^TAM-LFT-UBR$/

const english: [string, RegExp, RegExp?][] = [
  ['bunk bed', bunks, /^(GFT|SVC|DSK|MAT)-/],
  ['bunk beds', bunks, /^GFT-/],
  ['bunkbed', bunks, /^GFT-/],
  ['loft bed', lofts, /^(GFT|SVC|MAT)-/],
  ['high sleeper', lofts, services],
  ['mattress', mattresses, /-(LFT|DSK|DRS|NST)/],
  ['kids bed', anyBed, services],
  ['bed', anyBed, /^(GFT|PIL)-/],
  ['queen bed', queenBeds, services],
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
  ['slide', /^ACA-SLD/, services],
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

/** Beds and trundles: nobody falls far. */
const floorBeds = /-(BED|TRN)(-|$)/
const threeSleepers = /-BNK-TRI$|^KAW-BNK-TRN$|^MET-BNK-STR$|^SET-KAW-TRN$/
const twoSleepers = /-BNK-(?!TRI|TRN)|-BED-DAY$|^SET-(?!LAU-BED|KAW)/
/** No taller than 59 inches. */
const lowBunks = /^(LAU|ACA|MET)-BNK-LOW$|^SET-LAU-LOW$/
const notBeds = /-(BED|BNK|LFT|TRN)(-|$)/
const under96 = /-LFT-(?!UBR|ULT|STR)/
const forTwo = new RegExp(`${twoSleepers.source}|${fullBeds.source}|${queenBeds.source}`)
const aboveFloor = /-(BNK|LFT)-/

/** Sizes, sleepers, ages and ceilings, which most people ask for. */
const needs: [string, RegExp, RegExp?][] = [
  ['full bed', fullBeds, bedding],
  ['full size bed', fullBeds, bedding],
  ['double bed', fullBeds, bedding],
  ['qeen bed', queenBeds, bedding],
  ['queen size bed', queenBeds, bedding],
  ['full bunk bed', bunks, bedding],
  ['twin xl bunk bed', bunks, services],
  ['queen loft bed', /^LAU-LFT-(HI|ULT|UBR)$|^TAM-LFT-UBR$/, services],
  ['queen mattress', mattresses, lofts],
  ['full mattres', mattresses, lofts],
  ['queen sheets', /^BED-(PRC|FLN)$/, services],
  ['bed for 3 kids', threeSleepers, bedding],
  ['bunk bed for three', threeSleepers, services],
  ['bunk that sleeps 3', threeSleepers, services],
  ['triple bunk for 3 teenagers', /-BNK-TRI$/, services],
  ['staircase bunk for 3 kids', /^MET-BNK-STR$/, services],
  ['bed for two kids', twoSleepers, bedding],
  ['sleeps 2', twoSleepers, bedding],
  ['toddler bed', floorBeds, aboveFloor],
  ['bed for a 4 year old', floorBeds, aboveFloor],
  ['bunk bed for a 6-year-old', bunks, services],
  ['bunk bed for 7 foot ceiling', lowBunks, services],
  ['low ceiling bunk bed', lowBunks, services],
  ['bunk under 84 inch ceiling', lowBunks, services],
  ['loft bed for 8 ft ceiling', under96, /-LFT-U|^GEO-LFT-STR$/],
  ['bunk bed for two under an eight-foot ceiling', bunks, threeSleepers],
  ['bunk bed under a seven foot ceiling', lowBunks, services],
  ['bed for a nine-year-old', anyBed, services],
  ['desk for two kids', /-DSK$/, bedding],
  ['bed for two people', forTwo, threeSleepers],
  ['bed for two adults', forTwo, threeSleepers],
  ['full size desk', /-DSK$/, services],
  ['double dresser', /-DRS-/, notBeds],
  ['simple desk', /-DSK$/, services],
  ['5 year warranty bunk bed', bunks, floorBeds],
]

const frenchNeeds: [string, RegExp, RegExp?][] = [
  ['lit double', fullBeds, bedding],
  ['lit deux places', fullBeds, bedding],
  ['lit queen', queenBeds, bedding],
  ['lit simple', anyBed, bedding],
  ['matela double', mattresses, lofts],
  ['lit supperposé double', bunks, bedding],
  ['mezanine double', lofts, services],
  ['lit pour 3 enfants', threeSleepers, bedding],
  ['lit superposé pour trois', threeSleepers, services],
  ['lit pour deux enfants', twoSleepers, bedding],
  ['lit pour tout-petit', floorBeds, aboveFloor],
  ['lit pour un enfant de 4 ans', floorBeds, aboveFloor],
  ['lit superposé plafond bas', lowBunks, services],
  ['mezzanine pour plafond de 8 pieds', under96, /-LFT-U|^GEO-LFT-STR$/],
  ['mezzanine sous un plafond de huit pieds', under96, /-LFT-U|^GEO-LFT-STR$/],
  ['lit mezzanine plafond 240 cm', /-LFT-(LOW|MID|PLAY)|^(GEO|KAW|MET)-LFT-HI$/, services],
  ['lit 2 personnes', forTwo, threeSleepers],
  ['lit pour deux personnes', forTwo, threeSleepers],
  ['lit pour deux places', fullBeds, bedding],
  ['commode double', /-DRS-/, notBeds],
  ['bureau', /-DSK$/, services],
  ['bureau double', /-DSK$/, services],
  ['bureau simple', /-DSK$/, services],
  ['lit supperposé pour trois', threeSleepers, services],
  ['lit superposé garantie 5 ans', bunks, floorBeds],
  ['douillette', /^BED-(DUV|DCV|QLT)/, lofts],
]

const judged = (store: JudgedQuery['store'], rows: readonly [string, RegExp, RegExp?][]): JudgedQuery[] =>
  rows.map(([text, meant, unwanted]) => ({ text, store, meant, ...(unwanted && { unwanted }) }))

export const JUDGED_QUERIES: readonly JudgedQuery[] = [
  ...judged('default', [...english, ...needs]),
  ...judged('fr', [...french, ...frenchNeeds]),
]
