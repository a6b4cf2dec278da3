/** A visitor who becomes a customer; their cart stays. */
import type { Client } from '@loftwood/client'

export const PASSWORD = 'Bunk-beds-1'

export async function signUp(magento: Client['magento']): Promise<string> {
  const email = `customer-${crypto.randomUUID()}@example.com`
  await magento.createCustomer({ email, firstname: 'Ann', lastname: 'Lee', password: PASSWORD })
  await magento.generateCustomerToken({ email, password: PASSWORD })
  return email
}
