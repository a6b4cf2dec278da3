// Variables of the product page's queries: what the page loads and what its components read must agree in them.

const MAX_REVIEWS = 100

/** Of the product itself. */
export const productVariables = (sku: string) => ({ filter: { sku: { eq: sku } } })

/** Of the rows of related and of better products. */
export const rowVariables = (sku: string) => ({ filter: { sku: { eq: sku } } })

/** Of its reviews. */
export const reviewVariables = (sku: string) => ({
  filter: { sku: { eq: sku } },
  pageSize: MAX_REVIEWS,
  currentPage: 1,
})
