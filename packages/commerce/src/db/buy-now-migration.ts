// Carts beside the one a shopper fills. A migration that was released is never edited.

/** What is bought at once has a cart of its own: the customer's cart stays as it is. */
export const buyNow = `
alter table cart add column is_buy_now integer not null default 0;
`
