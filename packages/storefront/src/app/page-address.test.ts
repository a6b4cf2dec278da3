import { expect, it } from 'vitest'
import { DEFAULT_CODES } from '../catalog/filter-codes.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { logicalAddress, pageAddress, unreadWarning } from './page-address.ts'

const FACTS = { storeViews: VIEWS, listingCodes: DEFAULT_CODES }
const SIZED = { ...FACTS, listingCodes: { filters: ['size', 'att_ladder'], sorts: [] } }

it('knows no ceiling where the back end has no range of heights', () =>
  expect(pageAddress('/beds?ceiling=96', SIZED)).toBe('/beds'))

it.each([
  ['/beds', '/beds'],
  ['/beds?utm_source=mail&gclid=1', '/beds'],
  ['/beds?page=2&color=801,802&fbclid=x', '/beds?color=801,802&page=2'],
  ['/beds?color=802&color=801,802&sort=', '/beds?color=801,802'],
  ['/bed?att_fabric=2&att_bed_size=1&page=1', '/bed?att_bed_size=1&att_fabric=2&page=1'],
  ['/fr/search?x=1&term=lit%20superpos%C3%A9#top', '/fr/search?term=lit+superpos%C3%A9'],
  ['/?page=2&near=Guelph&term=x', '/'],
  ['/fr/contact?page=2', '/fr/contact'],
  ['/our-stores?near=Guelph&page=2', '/our-stores?near=Guelph'],
  ['/fr/room-planner?x=1#1~1440.1200', '/fr/room-planner'],
  ['/find-a-bed?budget=1500&who=6&who=2,6&ceiling=96&page=2', '/find-a-bed?who=2,6,6&ceiling=96&budget=1500'],
  ['/find-a-bed?who=3,7,x,&ceiling=97&floor=huge&with=&budget=1e3', '/find-a-bed'],
  ['/find-a-bed?who=6,6,6,6,18&with=any', '/find-a-bed?who=6,6,6,6&with=any'],
  ['/quick-ship/?term=x&page=2', '/quick-ship/?page=2'],
  ['/info/beds?term=x&page=2', '/info/beds?page=2'],
  ['/beds?near=n1&term=x&identifier=faq', '/beds'],
  ['/p/LOFT-1?att_fabric=2&term=x', '/p/LOFT-1?att_fabric=2'],
  ['/Cms?identifier=faq&page=2', '/Cms?identifier=faq'],
  // Parameters that the page does not read make no separate page.
  ['/beds?size=n1&page=0&sort=sku_ASC&view=grid&price_from=x&color=%3Cb%3E', '/beds'],
  [
    '/beds?size=50&page=07&sort=price_ASC&view=list&price_from=10.50',
    '/beds?price_from=10.5&sort=price_ASC&size=50&view=list',
  ],
  // Whole inches of rooms that there are: 73 pages of a list at most.
  ['/beds?view=list&ceiling=96', '/beds?ceiling=96&view=list'],
  ['/beds?ceiling=72', '/beds?ceiling=72'],
  ['/beds?ceiling=144', '/beds?ceiling=144'],
  ['/beds?ceiling=71', '/beds'],
  ['/beds?ceiling=145', '/beds'],
  ['/beds?ceiling=96.5', '/beds'],
  ['/beds?ceiling=096', '/beds'],
  ['/beds?price_from=0010.50&price_to=1e3', '/beds?price_from=10.5'],
  ['/bed?size=803&sort=x', '/bed'],
  ['/search?size=803', '/search'],
  // A path has one spelling.
  ['/%62unk-beds', '/bunk-beds'],
  ['/%62unk-beds?page=2', '/bunk-beds?page=2'],
  ['/lits-superpos\u00e9s', '/lits-superpos%C3%A9s'],
  ['/lits-superpos%c3%a9s', '/lits-superpos%C3%A9s'],
  ['/p/A%2fB:1', '/p/A%2FB%3A1'],
  ['/%zz', '/%25zz'],
  ['/search?term=%20a%20%20bed%20&term=x', '/search?term=a+bed'],
  ['/bed?att_invented=7', '/bed'],
  [`/search?term=${'a'.repeat(300)}`, `/search?term=${'a'.repeat(100)}`],
])('%s is %s', (url, clean) => expect(pageAddress(url, FACTS)).toBe(clean))

it('has the options of the back end’s products, whatever they are named', () => {
  expect(pageAddress('/bed?att_ladder=2&size=803', SIZED)).toBe('/bed?att_ladder=2&size=803')
  expect(pageAddress('/search?term=bed&size=803', SIZED)).toBe('/search?term=bed')
})

it('does not change an address that is clean', () => {
  const clean = pageAddress('/search?term=a+b%26c&color=1,2&view=list', FACTS)
  expect(pageAddress(clean, FACTS)).toBe(clean)
})

it('routes a page by its first name', () => {
  expect(logicalAddress('/fr/Stores?near=Guelph&page=2', FACTS)).toBe('/our-stores?near=Guelph')
  expect(logicalAddress('/customer', FACTS)).toBe('/customer/account')
  expect(logicalAddress('/fr/Home', FACTS)).toBe('/')
})

it('takes the language off, and leaves the parameters of pages about one shopper', () => {
  expect(logicalAddress('/fr/beds?page=2&gclid=1', FACTS)).toBe('/beds?page=2')
  expect(logicalAddress('/fr/checkout/?step=payment', FACTS)).toBe('/checkout/?step=payment')
  expect(logicalAddress('/fr/checkout-guest?step=payment', FACTS)).toBe('/checkout-guest?step=payment')
})

it('names the parameters that reach no page', () => {
  expect(unreadWarning('/our-stores?near=Guelph&far=Ottawa&far=x', FACTS)).toMatch(
    '/our-stores does not read "far":',
  )
  expect(unreadWarning('/fr/beds?color=1&att_fabric=2', FACTS)).toBeUndefined()
  expect(unreadWarning('/checkout?step=payment', FACTS)).toBeUndefined()
})

it('reads the attributes of another catalog, and none that it does not have', () => {
  const codes = { filters: ['size', 'climate', 'color'], sorts: ['name', 'climate'] }
  const address = (url: string) => pageAddress(url, { storeViews: VIEWS, listingCodes: codes })
  expect(address('/bags?size=14&gclid=1&climate=5,4&filter_size=168&color=3&activity=9')).toBe(
    '/bags?color=3&climate=4,5&filter_size=168&size=14',
  )
  expect(address('/bags?sort=climate_DESC')).toBe('/bags?sort=climate_DESC')
  expect(address('/bags?sort=made_up_DESC')).toBe('/bags')
  expect(
    logicalAddress('/fr/bags?climate=4&manufacturer=5', { storeViews: VIEWS, listingCodes: codes }),
  ).toBe('/bags?climate=4')
})
