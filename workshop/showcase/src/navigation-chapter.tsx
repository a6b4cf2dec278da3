// Breadcrumbs, pages, tabs, folding, menu, checkout steps.
import { LogOut, Package, User } from 'lucide'
import { Breadcrumbs } from '@loftwood/ui/breadcrumbs'
import { buttonClass } from '@loftwood/ui/button'
import { Accordion, Disclosure } from '@loftwood/ui/disclosure'
import { Icon } from '@loftwood/ui/icon'
import { Menu } from '@loftwood/ui/menu'
import { Pagination } from '@loftwood/ui/pagination'
import { Steps } from '@loftwood/ui/steps'
import { Tabs } from '@loftwood/ui/tabs'
import { Specimen } from './specimen.tsx'

const CRUMBS = [
  { label: 'Accueil', href: '#navigation' },
  { label: 'Lits superposés', href: '#navigation' },
  { label: 'Lits superposés avec escalier', href: '#navigation' },
  { label: 'Lit superposé Laurentides avec escalier à rangement' },
]
const STEPS = [
  { label: 'Shipping', href: '#navigation' },
  { label: 'Billing' },
  { label: 'Payment' },
  { label: 'Review' },
]
const MENU = [
  { id: 'account', label: 'My account', href: '#navigation', icon: <Icon of={User} /> },
  { id: 'orders', label: 'My orders', href: '#navigation', icon: <Icon of={Package} /> },
  { id: 'logout', label: 'Logout', icon: <Icon of={LogOut} /> },
]
const TABS = ['Description', 'Specifications', 'Livraison et assemblage', 'Reviews (38)'].map((label) => ({
  id: label,
  label,
  panel: (
    <p className="max-w-text text-ink-muted">Solid birch, finished with a water-based lacquer. {label}.</p>
  ),
}))

function Pages({ current, total }: { current: number; total: number }) {
  return (
    <Pagination
      current={current}
      total={total}
      hrefOf={(page) => `#page-${page}`}
      label={`Pages, ${current} of ${total}`}
      previousLabel="Previous page"
      nextLabel="Next page"
      pageLabel={(page) => `Page ${page}`}
    />
  )
}

/** Ways from one place to another. */
export function NavigationChapter() {
  return (
    <>
      <Specimen title="Breadcrumbs" stacked>
        <Breadcrumbs label="Breadcrumbs" crumbs={CRUMBS} />
      </Specimen>
      <Specimen title="Pagination" stacked>
        <Pages current={1} total={4} />
        <Pages current={6} total={20} />
        <Pages current={20} total={20} />
      </Specimen>
      <Specimen title="Tabs" stacked>
        <Tabs tabs={TABS} label="About the product" />
      </Specimen>
      <Specimen title="Disclosures" stacked narrow>
        <Accordion>
          <Disclosure title="Dimensions" name="facts" open>
            <p>78 in. wide, 58 in. deep, 65 in. high.</p>
          </Disclosure>
          <Disclosure
            title="Délais de livraison dans les régions éloignées du Québec et des Maritimes"
            name="facts"
          >
            <p>Comptez de 10 à 15 jours ouvrables.</p>
          </Disclosure>
          <Disclosure title="Warranty" name="facts">
            <p>Ten years on the frame.</p>
          </Disclosure>
        </Accordion>
      </Specimen>
      <Specimen title="Menu">
        <Menu
          trigger="Hi, Anne"
          triggerClassName={buttonClass({ variant: 'secondary' })}
          items={MENU}
          align="start"
        />
      </Specimen>
      <Specimen title="Steps" stacked>
        <Steps steps={STEPS} current={0} label="Checkout, first step" doneLabel="done" />
        <Steps steps={STEPS} current={2} label="Checkout, third step" doneLabel="done" />
      </Specimen>
    </>
  )
}
