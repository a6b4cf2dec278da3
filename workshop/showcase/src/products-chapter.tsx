// Price, badges, stars, cards, gallery.
import { Heart } from 'lucide'
import { Badge, Tag, type BadgeKind } from '@loftwood/ui/badge'
import { Button } from '@loftwood/ui/button'
import { Gallery } from '@loftwood/ui/gallery'
import { Icon } from '@loftwood/ui/icon'
import { IconButton } from '@loftwood/ui/icon-button'
import { CardGrid } from '@loftwood/ui/layout'
import { Price } from '@loftwood/ui/price'
import { ProductCard, ProductCardSkeleton } from '@loftwood/ui/product-card'
import { RatingStars } from '@loftwood/ui/rating-stars'
import night from './bunk-night.svg'
import oak from './bunk-oak.svg'
import white from './bunk-white.svg'
import { SWATCHES, PRODUCTS } from './sample-data.tsx'
import { Specimen } from './specimen.tsx'

const BADGES: Readonly<Record<BadgeKind, string>> = {
  made_in_canada: 'Made in Canada',
  quick_ship: 'Quick ship',
  new: 'New',
  best_seller: 'Best seller',
  further_reduced: 'Last chance',
  sold_out: 'Sold out',
}
const PICTURES = [oak, night, white, oak, night, white, oak, night]

const heart = (name: string) => (
  <IconButton raised size="sm" label={`Add ${name} to the wishlist`} icon={<Icon of={Heart} size="sm" />} />
)

function Cards() {
  return (
    <>
      <CardGrid>
        {PRODUCTS.map((product) => (
          <ProductCard
            key={product.href}
            {...product}
            headingLevel={4}
            swatches={SWATCHES.map((finish) => ({ color: finish.color, label: finish.label }))}
            swatchesLabel="5 finishes"
            corner={heart(product.name)}
          />
        ))}
        <ProductCardSkeleton />
        <ProductCardSkeleton />
      </CardGrid>
      <div className="max-w-3xl">
        {PRODUCTS.slice(0, 2).map((product) => (
          <ProductCard
            key={product.href}
            {...product}
            layout="list"
            headingLevel={4}
            caption="Muskoka collection"
            corner={heart(product.name)}
            actions={<Button size="sm">Add to cart</Button>}
          />
        ))}
        <ProductCardSkeleton layout="list" />
      </div>
    </>
  )
}

/** Everything that shows a product. */
export function ProductsChapter() {
  return (
    <>
      <Specimen title="Price">
        <Price size="sm" final="$349.00" finalLabel="Price" />
        <Price final="$1,099.00" regular="$1,389.00" finalLabel="Sale price" regularLabel="Regular price" />
        <Price
          size="lg"
          final="1 099,00 $"
          regular="1 389,00 $"
          finalLabel="Prix réduit"
          regularLabel="Prix courant"
          note="Vous économisez 290 $"
        />
      </Specimen>
      <Specimen title="Badges and tags">
        {Object.entries(BADGES).map(([kind, label]) => (
          <Badge key={kind} kind={kind as BadgeKind} label={label} />
        ))}
        <Tag>Pending</Tag>
        <Tag tone="success">In stock</Tag>
        <Tag tone="warning">Only 3 left</Tag>
        <Tag tone="danger">Cancelled</Tag>
        <Tag tone="info">Processing</Tag>
      </Specimen>
      <Specimen title="Rating">
        {[0, 37, 74, 100].map((percent) => (
          <RatingStars key={percent} percent={percent} label={`Rated ${percent / 20} of 5`} />
        ))}
        <RatingStars size="lg" percent={92} label="Rated 4.6 of 5" note="38 reviews" />
      </Specimen>
      <Specimen title="Product cards" stacked>
        <Cards />
      </Specimen>
      <Specimen title="Gallery" narrow>
        <Gallery
          className="w-full"
          label="Pictures of the Muskoka bunk"
          previousLabel="Previous picture"
          nextLabel="Next picture"
          positionLabel={(position, count) => `${position} of ${count}`}
          items={PICTURES.map((src, index) => ({
            id: String(index),
            label: `Show picture ${index + 1}`,
            picture: <img src={src} alt={`Muskoka bunk, view ${index + 1}`} width="1340" height="1340" />,
            thumb: <img src={src} alt="" width="105" height="105" />,
          }))}
        />
      </Specimen>
    </>
  )
}
