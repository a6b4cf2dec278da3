// Invented products and texts of the showcase page.
import { Badge } from '@loftwood/ui/badge'
import { Price } from '@loftwood/ui/price'
import { RatingStars } from '@loftwood/ui/rating-stars'
import night from './bunk-night.svg'
import oak from './bunk-oak.svg'
import white from './bunk-white.svg'

export const SWATCHES = [
  { value: 'natural', label: 'Natural birch', color: '#d9b98a' },
  { value: 'cedar', label: 'Red cedar', color: '#9a5b34' },
  { value: 'white', label: 'White', color: '#ffffff' },
  { value: 'espresso', label: 'Espresso', color: '#33231a' },
  { value: 'spruce', label: 'Spruce green', color: '#2f4a3e', soldOut: true },
]

const picture = (src: string) => <img src={src} alt="" width="500" height="500" />

export const PRODUCTS = [
  {
    href: '#muskoka',
    name: 'Muskoka Twin over Full Bunk Bed',
    picture: picture(oak),
    second: picture(night),
    badges: <Badge kind="made_in_canada" label="Made in Canada" />,
    price: <Price final="$1,249.00" finalLabel="Price" />,
    rating: <RatingStars percent={92} label="Rated 4.6 of 5" note="38" />,
  },
  {
    href: '#laurentides',
    name: 'Lit superposé Laurentides avec escalier à rangement et tiroir-lit gigogne',
    picture: picture(white),
    second: picture(oak),
    badges: (
      <>
        <Badge kind="further_reduced" label="Fin de série" />
        <Badge kind="quick_ship" label="Expédition rapide" />
      </>
    ),
    price: (
      <Price final="1 099,00 $" regular="1 389,00 $" finalLabel="Prix réduit" regularLabel="Prix courant" />
    ),
    rating: <RatingStars percent={74} label="Noté 3,7 sur 5" note="112" />,
  },
  {
    href: '#tofino',
    name: 'Tofino High Loft',
    picture: picture(night),
    badges: <Badge kind="best_seller" label="Best seller" />,
    price: <Price prefix="From" final="$899.00" finalLabel="Price" />,
    rating: <RatingStars percent={0} label="Not rated" />,
  },
  {
    href: '#fundy',
    name: 'Fundy Trundle',
    picture: picture(oak),
    badges: <Badge kind="sold_out" label="Sold out" />,
    price: <Price final="$349.00" finalLabel="Price" />,
    muted: true,
  },
]
