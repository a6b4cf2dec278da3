// Banners, totals, addresses, rich text.
import { AddressCard } from '@loftwood/ui/address-card'
import { Tag } from '@loftwood/ui/badge'
import { Banner } from '@loftwood/ui/banner'
import { Button } from '@loftwood/ui/button'
import { SummaryList } from '@loftwood/ui/summary-list'
import { TextLink } from '@loftwood/ui/text-link'
import { Specimen } from './specimen.tsx'
import wide from './wide.svg'

const picture = <img src={wide} alt="" width="1200" height="600" />
const ROWS = [
  { label: 'Subtotal', value: '$2,348.00' },
  { label: 'Code BIRCH10', value: '−$234.80', reduced: true },
  { label: 'Taxe de vente du Québec (TVQ)', value: '210,79 $' },
  { label: 'Shipping', value: 'Free' },
]
const HTML =
  '<h4>Care</h4><p>Wipe with a <strong>dry</strong> cloth. See the <a href="#content">warranty</a>.</p><ul><li>Do not soak</li><li>Tighten the bolts once a year</li></ul>'

function Addresses() {
  const actions = (
    <>
      <TextLink href="#content">Edit</TextLink>
      <Button variant="link" size="sm">
        Delete
      </Button>
    </>
  )
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <AddressCard
        title="Anne Tremblay-Beauséjour"
        lines={[
          '1200, rue Sainte-Catherine Ouest',
          'Appartement 4',
          '',
          'Montréal (Québec) H3B 1K9',
          'Canada',
        ]}
        tags={<Tag>Default shipping address</Tag>}
        actions={actions}
        selected
      />
      <AddressCard title="Sam Lee" lines={['88 Water Street', 'Vancouver BC V6B 1A1']} actions={actions} />
    </div>
  )
}

/** What pages are made of besides products. */
export function ContentChapter() {
  return (
    <>
      <Specimen title="Banners" stacked>
        <Banner
          picture={picture}
          title="Des chambres d’enfants qui grandissent avec eux"
          html="<p>Solid Canadian birch, made to be climbed.</p>"
          link={{ href: '#content', label: 'See the bunks' }}
          headingLevel={3}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <Banner
            size="small"
            picture={picture}
            title="Ships within a week"
            link={{ href: '#content', label: 'Quick ship' }}
            headingLevel={3}
          />
          <Banner size="small" picture={picture} />
        </div>
      </Specimen>
      <Specimen title="Totals" stacked narrow>
        <SummaryList rows={ROWS} total={{ label: 'Total', value: '$2,323.99' }} />
        <SummaryList rows={ROWS.slice(0, 2)} total={{ label: 'Total', value: '' }} loading />
      </Specimen>
      <Specimen title="Addresses" stacked>
        <Addresses />
      </Specimen>
      <Specimen title="Rich text" stacked>
        <div className="ui-prose" dangerouslySetInnerHTML={{ __html: HTML }} />
      </Specimen>
    </>
  )
}
