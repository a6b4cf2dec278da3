// Below the button: how it is delivered, what is warranted, how it goes back, where it is made, whether it fits.
import { TextLink } from '@loftwood/ui/text-link'
import { ProductAttributesDocument } from '@loftwood/graphql-types'
import { useAtomValue } from 'jotai'
import { CreditCard, MapPin, Ruler, ShieldCheck, Truck, Undo2 } from 'lucide'
import { Suspense } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { useQuery } from '../../platform/data/use-query.ts'
import { useExpress } from '../../platform/use-express.ts'
import { hasHomeAtom } from '../../fit/my-home/has-home.ts'
import { paths } from '../../paths.ts'
import { brand } from '../../platform/brand/current-brand.ts'
import { isOffered } from '../../platform/brand/use-existing.ts'
import { useHref, useT } from '../../platform/i18n/use-t.ts'
import { lazyPart } from '../../platform/lazy-named.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'
import type { ProductDetail } from '../product-detail.ts'
import { productVariables } from '../product-variables.ts'
import { DialogLink } from './dialog-link.tsx'
import { PromiseLine } from './promise-line.tsx'

const CeilingPromise = lazyPart(
  () => import('../fit-parts/ceiling-promise.tsx'),
  'CeilingPromise',
  ({ question }) => question,
)

/** What the catalog says of it besides its details; the page loads it anyway. */
function useFitFields({ sku }: ProductDetail) {
  const [{ data }] = useQuery({ query: ProductAttributesDocument, variables: productVariables(sku ?? '') })
  return data?.products?.items?.[0]
}

/** A topper says so. */
const isMattress = (fit: string | null | undefined) => Boolean(fit) && !fit?.endsWith('topper')

/** A set is sold with its mattresses. */
function returnsText(product: ProductDetail, fit: string | null | undefined) {
  if (product.__typename === 'BundleProduct') return 'product.returnsOfSet'
  return isMattress(fit) ? 'product.returnsUnopened' : 'product.returns'
}

/** What is sent in cartons can be sent back. */
function Returns({ product }: Pick<PromisesProps, 'product'>) {
  const t = useT()
  const fields = useFitFields(product)
  const href = useHref()
  const pageContext = usePageContext()
  const { returnDays, returnPage, mattressesUnopened } = brand().promises
  if (returnDays === undefined) return null
  const key = mattressesUnopened === true ? returnsText(product, fields?.fit_mattress) : 'product.returns'
  const text = t(key, { count: returnDays })
  const isLinked = returnPage !== undefined && isOffered(pageContext, returnPage)
  return (
    <PromiseLine icon={Undo2}>
      {isLinked ? <TextLink href={href(returnPage)}>{text}</TextLink> : text}
    </PromiseLine>
  )
}

/** Proper names, the same in every language. */
const CARDS = ['Visa', 'Mastercard', 'American Express']

/** What the providers of the express buttons take; what the back end takes besides is known of a cart only. */
function Payments() {
  const { stripe, paypal } = useExpress()
  const names = [...(stripe ? CARDS : []), ...(paypal ? ['PayPal'] : [])]
  return names.length > 0 && <PromiseLine icon={CreditCard}>{names.join(', ')}</PromiseLine>
}

/** Another catalog may know the country by its code or a number only. */
const isName = (country: string | null): country is string => /\D{3}/.test(country ?? '')

function Origin({ product }: Pick<PromisesProps, 'product'>) {
  const t = useT()
  const { made_in_canada: isCanadian, country_of_manufacture: country } = product
  const text =
    isCanadian === 1 ? t('badge.madeInCanada') : isName(country) && t('product.madeIn', { country })
  return text && <PromiseLine icon={MapPin}>{text}</PromiseLine>
}

interface PromisesProps {
  product: ProductDetail
  choice: Pick<ChoiceState, 'variant'>
}

/** Unfolds what it leads to. */
const unfold = () => document.getElementById('fit-ceiling')?.closest('details')?.setAttribute('open', '')

/** For beds to climb up to: the question, and the answer once the shopper's ceiling is known. */
function Ceiling({ product, choice }: PromisesProps) {
  const t = useT()
  const hasHome = useAtomValue(hasHomeAtom)
  const fields = useFitFields(product)
  if (!product.att_climbing_details || !fields?.fit_beds) return null
  const linked = (text: string) => (
    <TextLink href="#will-it-fit" onClick={unfold}>
      {text}
    </TextLink>
  )
  const question = linked(t('product.ceilingAsk'))
  return (
    <PromiseLine icon={Ruler}>
      {hasHome ? (
        <Suspense fallback={question}>
          <CeilingPromise {...{ product, choice, question, linked }} />
        </Suspense>
      ) : (
        question
      )}
    </PromiseLine>
  )
}

/** Their cartons are those of their pieces. */
const SETS: ReadonlySet<string> = new Set(['BundleProduct', 'GroupedProduct'])

/** Products without packages (downloads, e-mailed cards) have neither delivery nor returns. */
export function Promises({ product, choice }: PromisesProps) {
  const t = useT()
  const { shippingPage } = brand().promises
  const isShipped = Boolean(product.att_shipping_dimensions) || SETS.has(product.__typename)
  const warranty = t('product.warranty')
  return (
    <div className="grid gap-x-6 gap-y-1 text-sm empty:hidden sm:grid-cols-2">
      {isShipped && shippingPage !== undefined && (
        <PromiseLine icon={Truck}>
          {t('product.deliveryOffer')}{' '}
          <DialogLink flag="shipping" path={shippingPage}>
            {t('product.deliveryCosts')}
          </DialogLink>
        </PromiseLine>
      )}
      {product.warranty_note && (
        <PromiseLine icon={ShieldCheck}>
          <DialogLink flag="coverage" path={paths.warrantyInfo} otherwise={warranty}>
            {warranty}
          </DialogLink>
          {` · ${product.warranty_note}`}
        </PromiseLine>
      )}
      {isShipped && <Returns product={product} />}
      <Origin product={product} />
      <Ceiling {...{ product, choice }} />
      <Payments />
    </div>
  )
}
