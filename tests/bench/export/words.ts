/** What the generated catalog is made of: words of a furniture shop in both languages, by place. */

export const PLACES = [
  'Laurier Tremblant Fundy Gaspé Banff Nipissing Kootenay Cabot Mingan Saguenay Muskoka Okanagan Yoho Forillon',
  'Bonavista Kluane Nahanni Algonquin Prescott Rideau Chaleur Matane Baffin Gimli Selkirk Melfort Lunenburg Perce',
].flatMap((line) => line.split(' '))

/** Category path below the root, English and French noun, kind of measure. */
export const KINDS = [
  { path: ['Bunk Beds', 'Low Bunks'], en: 'low bunk bed', fr: 'lit superposé bas', height: 56 },
  { path: ['Bunk Beds', 'Mid Bunks'], en: 'mid bunk bed', fr: 'lit superposé mi-haut', height: 65 },
  { path: ['Bunk Beds', 'High Bunks'], en: 'high bunk bed', fr: 'lit superposé haut', height: 72 },
  { path: ['Loft Beds', 'Low Lofts'], en: 'low loft bed', fr: 'lit mezzanine bas', height: 52 },
  { path: ['Loft Beds', 'High Lofts'], en: 'high loft bed', fr: 'lit mezzanine haut', height: 70 },
  { path: ['Storage', 'Dressers'], en: 'dresser', fr: 'commode', height: 34 },
  { path: ['Storage', 'Bookcases'], en: 'bookcase', fr: 'bibliothèque', height: 48 },
  { path: ['Storage', 'Nightstands'], en: 'nightstand', fr: 'table de chevet', height: 24 },
  { path: ['Study', 'Desks'], en: 'desk', fr: 'bureau', height: 30 },
  { path: ['Study', 'Chairs'], en: 'desk chair', fr: 'chaise de bureau', height: 33 },
  { path: ['Bedding', 'Mattresses'], en: 'mattress', fr: 'matelas', height: 8 },
  { path: ['Bedding', 'Quilts'], en: 'quilt', fr: 'courtepointe', height: 1 },
  { path: ['Bedding', 'Pillows'], en: 'pillow', fr: 'oreiller', height: 5 },
  { path: ['Accessories', 'Guard Rails'], en: 'guard rail', fr: 'garde-corps', height: 14 },
  { path: ['Accessories', 'Ladders'], en: 'ladder', fr: 'échelle', height: 60 },
  { path: ['Accessories', 'Slides'], en: 'slide', fr: 'glissade', height: 50 },
] as const

export const FINISHES =
  'Natural White Espresso Driftwood Walnut Navy Sage Blush Stone Charcoal Honey Cherry'.split(' ')
export const SIZES = 'Twin,Twin XL,Full,Full XL,Queen'.split(',')
export const FABRICS = 'Cotton Linen Wool Flannel Bamboo Polyester'.split(' ')
export const COLLECTIONS = PLACES.slice(0, 12)

export const ENGLISH = (
  'solid pine frame built in our shop with rounded corners safe rails and sturdy slats that carry two adults ' +
  'easy to assemble in an afternoon finished by hand with water based varnish quiet at night made to last for years ' +
  'fits small bedrooms low ceilings and growing families ships flat in three cartons includes hardware tools and guide'
).split(' ')
export const FRENCH = (
  'cadre en pin massif fabriqué dans notre atelier avec coins arrondis garde corps solides et lattes robustes ' +
  'facile à assembler en un après midi fini à la main au vernis à base d eau silencieux la nuit conçu pour durer ' +
  'convient aux petites chambres plafonds bas et familles nombreuses livré à plat en trois cartons quincaillerie incluse'
).split(' ')
