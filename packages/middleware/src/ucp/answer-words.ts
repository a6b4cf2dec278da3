// What answers say to an agent's buyer, in the language of the store view. What is wrong with a request is for its programmer, in English.
import { isFrench, type ShopView } from './shop-views.ts'

/** What an order needs to know. */
export type Detail =
  | 'address'
  | 'city'
  | 'country'
  | 'delivery'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'postalCode'
  | 'region'
  | 'street'

/** Why an agent can no longer change a checkout. */
export type ClosedStatus = 'canceled' | 'completed' | 'requires_escalation'

/** What an id may be of. */
export type Resource = 'cart' | 'checkout' | 'product' | 'either'

export interface AnswerWords {
  missing: Readonly<Record<Detail, string>>
  closed: Readonly<Record<ClosedStatus, string>>
  notFound: Readonly<Record<Resource, string>>
  payment: string
  invalidEmail: string
  unknownCountry: string
  unknownDestination: string
  deliveryNotOffered: string
  arrives: (days: string) => string
  pickup: (places: string) => string
  noItem: (id: string) => string
  soldOut: (title: string) => string
  /** Of a product that asks for more than a variant. */
  chosenOnPage: string
  /** Where the back end gives no reason. */
  notAccepted: string
  oneCode: string
  invalidCode: string
  pricesIn: (currency: string) => string
}

const en: AnswerWords = {
  missing: {
    address: 'The delivery address is missing.',
    city: 'The city is missing.',
    country: 'The country is missing.',
    delivery: 'The delivery is not chosen.',
    email: 'The email address is missing.',
    firstName: 'The first name is missing.',
    lastName: 'The last name is missing.',
    phone: 'The phone number is missing.',
    postalCode: 'The postal code is missing.',
    region: 'The province or state is missing or not known.',
    street: 'The street is missing.',
  },
  closed: {
    canceled: 'This checkout is cancelled.',
    completed: 'This checkout is ordered.',
    requires_escalation: 'The buyer has opened this checkout and finishes it in the shop.',
  },
  notFound: {
    cart: 'There is no such cart.',
    checkout: 'There is no such checkout.',
    product: 'There is no such product.',
    either: 'There is no such cart or checkout.',
  },
  payment: "The payment is made on the shop's page.",
  invalidEmail: 'The email address is not valid.',
  unknownCountry: 'The country is not known.',
  unknownDestination: 'There is no destination with this id.',
  deliveryNotOffered: 'This delivery is not offered there.',
  arrives: (days) => `Arrives in ${days} business days`,
  pickup: (places) => `Pick-up is chosen on the shop's page: ${places}`,
  noItem: (id) => `There is no item ${id}.`,
  soldOut: (title) => `${title} is out of stock.`,
  chosenOnPage: 'This product is put together on its page.',
  notAccepted: 'The shop does not accept this.',
  oneCode: 'One coupon code at a time can be used.',
  invalidCode: 'This coupon code is not valid.',
  pricesIn: (currency) => `Prices are in ${currency}, so the filter was not applied.`,
}

const fr: AnswerWords = {
  missing: {
    address: 'Il manque l’adresse de livraison.',
    city: 'Il manque la ville.',
    country: 'Il manque le pays.',
    delivery: 'La livraison n’est pas choisie.',
    email: 'Il manque le courriel.',
    firstName: 'Il manque le prénom.',
    lastName: 'Il manque le nom de famille.',
    phone: 'Il manque le numéro de téléphone.',
    postalCode: 'Il manque le code postal.',
    region: 'La province ou l’État manque ou n’est pas reconnu.',
    street: 'Il manque la rue.',
  },
  closed: {
    canceled: 'Cette commande en préparation est annulée.',
    completed: 'Cette commande est passée.',
    requires_escalation: 'L’acheteur a ouvert cette commande et la termine dans la boutique.',
  },
  notFound: {
    cart: 'Ce panier n’existe pas.',
    checkout: 'Cette commande en préparation n’existe pas.',
    product: 'Ce produit n’existe pas.',
    either: 'Ce panier ou cette commande en préparation n’existe pas.',
  },
  payment: 'Le paiement se fait sur la page de la boutique.',
  invalidEmail: 'Le courriel n’est pas valide.',
  unknownCountry: 'Le pays n’est pas reconnu.',
  unknownDestination: 'Aucune destination n’a cet identifiant.',
  deliveryNotOffered: 'Cette livraison n’y est pas offerte.',
  arrives: (days) => `Arrive en ${days} jours ouvrables`,
  pickup: (places) => `La cueillette se choisit sur la page de la boutique\u00a0: ${places}`,
  noItem: (id) => `L’article ${id} n’existe pas.`,
  soldOut: (title) => `${title}\u00a0: rupture de stock.`,
  chosenOnPage: 'Ce produit se compose sur sa page.',
  notAccepted: 'La boutique n’accepte pas cela.',
  oneCode: 'Un seul code promo peut servir à la fois.',
  invalidCode: 'Ce code promo n’est pas valide.',
  pricesIn: (currency) => `Les prix sont en ${currency}\u00a0: le filtre n’a pas été appliqué.`,
}

export const answerWordsIn = (view: ShopView): AnswerWords => (isFrench(view) ? fr : en)
