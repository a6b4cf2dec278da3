// Colours, type, logo, icons and drawings.
import { BadgeMark, type BadgeKind } from '@loftwood/ui/badge'
import { BedSizeIcon, bedSizes } from '@loftwood/ui/bed-size-icon'
import { BunkDrawing } from '@loftwood/ui/bunk-drawing'
import { Logo } from '@loftwood/ui/logo'
import { Specimen } from './specimen.tsx'

const GROUNDS = [
  ['canvas', 'bg-canvas text-ink'],
  ['birch', 'bg-birch text-ink'],
  ['birch-deep', 'bg-birch-deep text-ink'],
  ['primary', 'bg-primary text-on-primary'],
  ['primary-soft', 'bg-primary-soft text-primary'],
  ['secondary', 'bg-secondary text-on-secondary'],
  ['secondary-soft', 'bg-secondary-soft text-secondary'],
  ['sale', 'bg-sale text-white'],
  ['success-soft', 'bg-success-soft text-success'],
  ['warning-soft', 'bg-warning-soft text-warning'],
  ['danger-soft', 'bg-danger-soft text-danger'],
  ['info-soft', 'bg-info-soft text-info'],
] as const

const SIZES = ['text-4xl', 'text-3xl', 'text-2xl', 'text-xl'] as const
const TEXTS = ['text-lg', 'text-base', 'text-sm', 'text-xs'] as const
const MARKS: readonly BadgeKind[] = [
  'made_in_canada',
  'quick_ship',
  'new',
  'best_seller',
  'further_reduced',
  'sold_out',
]

/** What everything else is made of. */
export function FoundationsChapter() {
  return (
    <>
      <Specimen title="Colour">
        {GROUNDS.map(([name, look]) => (
          <div
            key={name}
            className={`flex h-24 w-36 items-end rounded-md border border-line p-3 text-sm ${look}`}
          >
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen title="Type" stacked>
        {SIZES.map((size) => (
          <p key={size} className={`font-display font-semibold tracking-display ${size}`}>
            Des lits superposés bâtis pour durer
          </p>
        ))}
        {TEXTS.map((size) => (
          <p key={size} className={`max-w-text ${size}`}>
            Solid birch and cedar, joined by hand in Québec. Érable, chêne, cœur de pin : chaque planche est
            choisie pour sa force autant que pour son grain.
          </p>
        ))}
      </Specimen>
      <Specimen title="Logo">
        <Logo first="Loft" second="wood" />
        <Logo first="Loft" second="wood" className="text-4xl" />
        <Logo first="Loft" second="wood" markOnly className="text-4xl" />
        <span className="rounded-md bg-secondary p-6">
          <Logo first="Loft" second="wood" inverse />
        </span>
      </Specimen>
      <Specimen title="Bed sizes and badge marks">
        {bedSizes.map((size) => (
          <BedSizeIcon key={size} size={size} label={size} className="size-16 text-secondary" />
        ))}
        {MARKS.map((kind) => (
          <BadgeMark key={kind} kind={kind} className="size-10 text-primary" />
        ))}
        <BunkDrawing />
        <BunkDrawing empty />
      </Specimen>
    </>
  )
}
