// Product options, rating, facets.
import { useState } from 'react'
import { BedSizeIcon, bedSizes } from '@loftwood/ui/bed-size-icon'
import { FacetList } from '@loftwood/ui/facet-list'
import { OptionGroup } from '@loftwood/ui/option-group'
import { RatingInput } from '@loftwood/ui/rating-input'
import { SwatchGroup } from '@loftwood/ui/swatch-group'
import oak from './bunk-oak.svg'
import { SWATCHES } from './sample-data.tsx'
import { Specimen } from './specimen.tsx'

const SIZE_NAMES = {
  twin: 'Twin',
  twin_xl: 'Twin XL',
  full: 'Full',
  full_xl: 'Full XL',
  queen: 'Queen',
} as const
const STARS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'].map((label, index) => ({
  value: String(index + 1),
  label,
}))
const HEIGHTS = [
  'Low',
  'Mid',
  'High',
  'Ultra',
  'Uber',
  'From 89 To 91',
  'From 92 To 94',
  'From 95 To 97',
].map((label, index) => ({ value: label, label, count: 21 - index * 3 }))

/** Native radio buttons and checkboxes under drawn faces. */
export function ChoicesChapter() {
  const [finish, setFinish] = useState<string | null>('natural')
  const [size, setSize] = useState<string | null>('twin')
  const [stars, setStars] = useState<string | null>('4')
  const [heights, setHeights] = useState<readonly string[]>(['Mid', 'From 92 To 94'])
  const toggle = (value: string, isOn: boolean) =>
    setHeights(isOn ? [...heights, value] : heights.filter((other) => other !== value))
  return (
    <>
      <Specimen title="Swatches and options" stacked>
        <SwatchGroup
          legend="Finish"
          options={[
            ...SWATCHES,
            { value: 'fabric', label: 'Linen', image: oak },
            { value: 'off', label: 'Walnut', color: '#5b3a21', disabled: true },
          ]}
          value={finish}
          onChange={setFinish}
          soldOutLabel="sold out"
        />
        <SwatchGroup
          legend="Finish"
          options={SWATCHES}
          value={null}
          onChange={setFinish}
          soldOutLabel="sold out"
          error="Choose a finish"
          required
        />
        <OptionGroup
          legend="Bed size"
          options={bedSizes.map((value) => ({
            value,
            label: SIZE_NAMES[value],
            icon: <BedSizeIcon size={value} />,
            note: value === 'queen' ? '+ $320' : undefined,
            soldOut: value === 'full_xl',
            disabled: value === 'full',
          }))}
          value={size}
          onChange={setSize}
          soldOutLabel="sold out"
        />
        <RatingInput legend="Your rating" choices={STARS} value={stars} onChange={setStars} required />
      </Specimen>
      <Specimen title="Facets" narrow>
        <FacetList
          legend="Height"
          values={[
            ...HEIGHTS.slice(0, 5),
            { value: 'none', label: 'None left', count: 0 },
            ...HEIGHTS.slice(5),
          ]}
          selected={heights}
          onToggle={toggle}
          countLabel={(count) => `${count} products`}
          showMoreLabel="Show more"
          showLessLabel="Show less"
          limit={5}
        />
      </Specimen>
    </>
  )
}
