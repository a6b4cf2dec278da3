/** Name of the meta element by which the browser learns where a hosted search index answers. */
export const HOSTED_SEARCH_META = 'hosted-search'
