// Wishlists of guests, shared ones, and the mails that share them: through HTTP and a real SMTP server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  AddProductsToGuestWishlistDocument,
  AddProductsToWishlistDocument,
  CreateGuestWishlistDocument,
  GuestWishlistDocument,
  GuestWishlistItemsCountDocument,
  MergeWishlistWithGuestWishlistDocument,
  RemoveProductsFromGuestWishlistDocument,
  SendGuestWishlistDocument,
  SendWishlistDocument,
  SharedWishlistDocument,
  UpdateProductsInGuestWishlistDocument,
  WishlistDocument,
} from '@loftwood/graphql-types'
import { customerShopper } from '../testing/customer-shopper.ts'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { send as sendTo } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import type { TestCommerce } from '../testing/index.ts'
import { mailReader, plainText } from '../testing/mail-reader.ts'
import { startMailServer } from '../testing/mail-server.ts'
import type { MailServer } from '../testing/mail-server.ts'
import { smallCatalog } from '../testing/small-catalog.ts'

const storefront = 'https://shop.example'
const catalog = smallCatalog(everyType, everyTypeFiles)
let commerce: TestCommerce
let mailServer: MailServer
beforeAll(async () => {
  mailServer = await startMailServer()
  commerce = await startCommerce({
    catalog: catalog.folder,
    env: { SMTP_URL: mailServer.url, STOREFRONT_URL: storefront },
  })
})
afterAll(async () => {
  await commerce.stop()
  await mailServer.stop()
  catalog.remove()
})
const { send, newCustomer } = customerShopper(() => commerce.graphqlUrl)
const nextMail = mailReader(() => mailServer)

const notFound = { category: 'graphql-no-such-entity', message: 'The wishlist was not found.' }

interface ListData {
  id: string
  items_count: number
  sharing_code: string
  items_v2: { items: { id: string; quantity: number; product: { sku: string } }[] }
}

async function newGuest(...skus: string[]) {
  const { data } = await send(CreateGuestWishlistDocument)
  const { guest_customer_id: guestCustomerId } = (
    data as { createGuestWishlist: { guest_customer_id: string } }
  ).createGuestWishlist
  if (skus.length > 0) await addFor(guestCustomerId, skus)
  return guestCustomerId
}
function addFor(guestCustomerId: string, skus: readonly string[]) {
  const items = skus.map((sku) => ({ sku, quantity: 1 }))
  return send(AddProductsToGuestWishlistDocument, { guestCustomerId, items })
}
async function listOf(guestCustomerId: string): Promise<ListData> {
  const { data } = await send(GuestWishlistDocument, { guestCustomerId })
  return (data as { guestWishlist: ListData }).guestWishlist
}
async function ownList(token: string): Promise<ListData> {
  const { data } = await send(WishlistDocument, {}, token)
  return (data as { customer: { wishlists: [ListData] } }).customer.wishlists[0]
}
const skusOf = ({ items_v2 }: ListData) => items_v2.items.map(({ product }) => product.sku).toSorted()

describe('a guest', () => {
  test('saves a list, counts it, removes items', async () => {
    const guestCustomerId = await newGuest('PILLOW', 'SET')
    const list = await listOf(guestCustomerId)
    expect(skusOf(list)).toEqual(['PILLOW', 'SET'])
    const count = await send(GuestWishlistItemsCountDocument, { guestCustomerId })
    expect(count.data).toMatchObject({ guestWishlist: { items_count: 2 } })
    const items = [list.items_v2.items[0]?.id, '999999']
    const removed = await send(RemoveProductsFromGuestWishlistDocument, { guestCustomerId, items })
    expect(removed.data).toMatchObject({
      removeProductsFromGuestWishlist: {
        wishlist: { items_count: 1 },
        user_errors: [{ message: 'This item is no longer on your wish list.' }],
      },
    })
    const unknown = await addFor(guestCustomerId, ['NOPE'])
    expect(unknown.data).toMatchObject({
      addProductsToGuestWishlist: { user_errors: [{ code: 'PRODUCT_NOT_FOUND' }] },
    })
  })

  test('changes quantities and notes of its own list only', async () => {
    const [guestCustomerId, other] = [await newGuest('PILLOW'), await newGuest('SET')]
    const id = (await listOf(guestCustomerId)).items_v2.items[0]?.id
    const items = [{ wishlist_item_id: id, quantity: 4, description: 'For the cabin' }]
    const changed = await send(UpdateProductsInGuestWishlistDocument, { guestCustomerId, items })
    expect(changed.data).toMatchObject({
      updateProductsInGuestWishlist: {
        wishlist: { items_v2: { items: [{ quantity: 4, description: 'For the cabin' }] } },
        user_errors: [],
      },
    })
    const strange = await send(UpdateProductsInGuestWishlistDocument, { guestCustomerId: other, items })
    expect(strange.data).toMatchObject({
      updateProductsInGuestWishlist: {
        user_errors: [{ message: 'This item is no longer on your wish list.' }],
      },
    })
  })

  test('has an id that nobody guesses; no other id opens a list', async () => {
    const [one, other] = [await newGuest('PILLOW'), await newGuest('SET')]
    expect(one).toMatch(/^[0-9a-f]{32}$/)
    const { id, sharing_code, items_v2 } = await listOf(one)
    for (const guestCustomerId of [id, sharing_code, '', `${one}0`]) {
      expect(await send(GuestWishlistDocument, { guestCustomerId })).toMatchObject(notFound)
      expect(await addFor(guestCustomerId, ['PILLOW'])).toMatchObject(notFound)
    }
    const items = [items_v2.items[0]?.id]
    await send(RemoveProductsFromGuestWishlistDocument, { guestCustomerId: other, items })
    expect((await listOf(one)).items_count).toBe(1)
    expect((await send(AddProductsToWishlistDocument, { id, items: [] })).status).toBe(403)
  })

  test('has no list longer than a list may be', async () => {
    const guestCustomerId = await newGuest()
    const items = Array.from({ length: 501 }, () => ({ sku: 'PILLOW', quantity: 1 }))
    const { data } = await send(AddProductsToGuestWishlistDocument, { guestCustomerId, items })
    expect(data).toMatchObject({
      addProductsToGuestWishlist: {
        wishlist: { items_count: 0 },
        user_errors: [{ message: 'A wish list holds 500 items at most.' }],
      },
    })
  })
})

describe('merging', () => {
  test('adds what is lacking, doubles nothing', async () => {
    const { token } = await newCustomer()
    await send(AddProductsToWishlistDocument, { id: '0', items: [{ sku: 'PILLOW', quantity: 3 }] }, token)
    const guestCustomerId = await newGuest('PILLOW', 'BED-WHT-TWN')
    for (let times = 0; times < 2; times += 1) {
      const { data } = await send(MergeWishlistWithGuestWishlistDocument, { guestCustomerId }, token)
      const list = (data as { mergeWishlistWithGuestWishlist: ListData }).mergeWishlistWithGuestWishlist
      expect(skusOf(list)).toEqual(['BED', 'PILLOW'])
      expect(list.items_v2.items.find(({ product }) => product.sku === 'PILLOW')?.quantity).toBe(3)
    }
    expect((await listOf(guestCustomerId)).items_count).toBe(2)
    await send(MergeWishlistWithGuestWishlistDocument, { guestCustomerId, reset: true }, token)
    expect(await send(GuestWishlistDocument, { guestCustomerId })).toMatchObject(notFound)
  })

  test('is for customers, and of lists that exist', async () => {
    const guestCustomerId = await newGuest('PILLOW')
    expect((await send(MergeWishlistWithGuestWishlistDocument, { guestCustomerId })).status).toBe(403)
    const { token } = await newCustomer()
    const unknown = { guestCustomerId: 'nope' }
    expect(await send(MergeWishlistWithGuestWishlistDocument, unknown, token)).toMatchObject(notFound)
  })
})

describe('sharing', () => {
  test.each([
    { store: 'default', path: '', subject: 'Maude Tremblay shares a wish list from', name: 'Pillow' },
    {
      store: 'fr',
      path: '/fr',
      subject: 'Maude Tremblay partage une liste de souhaits de',
      name: 'Oreiller',
    },
  ])('a customer mails a link, in $store', async ({ store, path, subject, name }) => {
    const { email, token } = await newCustomer()
    await send(AddProductsToWishlistDocument, { id: '0', items: [{ sku: 'PILLOW', quantity: 1 }] }, token)
    const { id, sharing_code } = await ownList(token)
    const friends = [`friend-${store}@example.com`, `aunt-${store}@example.com`]
    const message = 'Look, <b>Léa</b>!\nThe left one?'
    const { data } = await sendTo(commerce.graphqlUrl, SendWishlistDocument, {
      variables: { wishlistId: id, emails: `${friends.join(' , ')},nobody,`, message },
      headers: { authorization: `Bearer ${token}`, store },
    })
    expect(data.sendWishlist).toMatchObject({ status: false, sent_emails: friends })
    expect(data.sendWishlist.errors).toHaveLength(1)
    for (const friend of friends) {
      const mail = await nextMail(friend)
      expect(mail.subject).toContain(subject)
      expect(mail.replyTo).toMatchObject([{ address: email }])
      expect(plainText(mail)).toContain(`${storefront}${path}/wishlist/shared/${sharing_code}`)
      expect(plainText(mail)).toContain(message)
      expect(plainText(mail)).toContain(name)
      expect(mail.html).toContain('&lt;b&gt;Léa&lt;/b&gt;')
    }
    const shared = await send(SharedWishlistDocument, { sharingCode: sharing_code })
    expect(skusOf((shared.data as { sharedWishlist: ListData }).sharedWishlist)).toEqual(['PILLOW'])
  })

  const guestMail = { name: 'Maude', email: 'maude@example.com', emails: 'uncle@example.com' }

  test('a guest mails a link in a name and an address of their own', async () => {
    const guestCustomerId = await newGuest('PILLOW')
    const { data } = await send(SendGuestWishlistDocument, { input: { ...guestMail, guestCustomerId } })
    expect(data).toEqual({
      sendGuestWishlist: { status: true, errors: [], sent_emails: ['uncle@example.com'] },
    })
    const mail = await nextMail('uncle@example.com')
    expect(plainText(mail)).toContain('Maude (maude@example.com) picked these')
    expect(plainText(mail)).not.toContain(guestCustomerId)
  })

  test('nobody floods a mailbox, whatever list it is sent from', async () => {
    const emails = 'flooded@example.com'
    const answers = []
    for (let sent = 0; sent < 4; sent += 1) {
      const input = { ...guestMail, emails, guestCustomerId: await newGuest('PILLOW') }
      answers.push((await send(SendGuestWishlistDocument, { input })).data)
    }
    expect(answers.at(-2)).toMatchObject({ sendGuestWishlist: { status: true } })
    expect(answers.at(-1)).toMatchObject({
      sendGuestWishlist: {
        status: false,
        sent_emails: [],
        errors: [`Too many emails were sent to "${emails}" or by you. Please try again later.`],
      },
    })
  })

  test.each([
    [{ emails: ' , ' }, 'Please enter an email address.'],
    [
      { emails: Array.from({ length: 11 }, (_, index) => `x${index}@example.com`).join(',') },
      'You can send to at most 10 email addresses at once.',
    ],
    [{ message: 'x'.repeat(1001) }, '"message" length must be equal or less than 1000 characters.'],
    [{ message: 'Buy at https://evil.example' }, '"message" cannot contain links.'],
    [{ name: 'www.evil.example' }, '"name" cannot contain links.'],
    [{ name: ' ' }, '"name" is required. Enter and try again.'],
    [{ email: 'nope' }, '"nope" is not a valid email address.'],
  ])('refused: %j', async (overrides, message) => {
    const guestCustomerId = await newGuest('PILLOW')
    const input = { ...guestMail, guestCustomerId, ...overrides }
    expect(await send(SendGuestWishlistDocument, { input })).toMatchObject({
      message,
      category: 'graphql-input',
    })
  })

  test('not an empty list, not that of another, not without signing in', async () => {
    const input = { ...guestMail, guestCustomerId: await newGuest() }
    expect((await send(SendGuestWishlistDocument, { input })).message).toBe('The wishlist is empty.')
    const [owner, other] = [await newCustomer(), await newCustomer()]
    const { id: wishlistId } = await ownList(owner.token)
    const mail = { wishlistId, emails: 'a@example.com' }
    expect(await send(SendWishlistDocument, mail, other.token)).toMatchObject({
      ...notFound,
      category: 'graphql-input',
    })
    expect((await send(SendWishlistDocument, mail)).status).toBe(403)
    expect(await send(SharedWishlistDocument, { sharingCode: wishlistId })).toMatchObject(notFound)
  })

  test('pages of lists: everybody has one', async () => {
    const { token } = await newCustomer()
    const page = (currentPage: number) =>
      send('query($p: Int!) { customer { wishlists(currentPage: $p) { id } } }', { p: currentPage }, token)
    expect((await page(2)).data).toEqual({ customer: { wishlists: [] } })
    expect(await page(0)).toMatchObject({
      category: 'graphql-input',
      message: 'currentPage value must be greater than 0.',
    })
  })
})
