// A customer of the shop for tests: has an account, signs in, sends requests with a token.
import { CreateCustomerDocument, GenerateCustomerTokenDocument } from '@loftwood/graphql-types'
import { send as sendTo } from './graphql-client.ts'

export const PASSWORD = 'Passw0rd!x'

/** An address as the address book takes it. */
export const bookAddress = (overrides: object = {}) => ({
  firstname: 'Maude',
  lastname: 'Tremblay',
  street: ['12 King Street', 'Apt 3'],
  city: 'Guelph',
  region: { region_id: 74 },
  postcode: 'n1h3a1',
  country_code: 'CA',
  telephone: '519 555-0134',
  ...overrides,
})

/** Ways to be a customer of the back end that answers at this address now. */
export function customerShopper(graphqlUrl: () => string) {
  let made = 0

  async function send(document: unknown, variables: object = {}, token?: string) {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await sendTo(graphqlUrl(), document as never, { variables: variables as never, headers })
    const [error] = answer.errors ?? []
    return { ...answer, message: error?.message, category: error?.extensions?.category }
  }

  /** A token; empty when signing in is refused. */
  async function signIn(email: string, password = PASSWORD): Promise<string> {
    const { data } = await send(GenerateCustomerTokenDocument, { email, password })
    return (data as { generateCustomerToken: { token: string } | null }).generateCustomerToken?.token ?? ''
  }

  async function newCustomer(overrides: object = {}) {
    const email = `maude${(made += 1)}@example.com`
    const input = { email, firstname: 'Maude', lastname: 'Tremblay', password: PASSWORD, ...overrides }
    const created = await send(CreateCustomerDocument, { input })
    return { email, created, token: created.errors ? '' : await signIn(email) }
  }

  return { send, signIn, newCustomer }
}
