// Which addresses are pages; Express answers the others.

/** Addresses for Express: first segments of other routes, and files. */
const OTHERS =
  /^\/(?:api|ucp|\.well-known|media|models|assets|cache|healthz|readyz|metrics|offline(?:-fr)?\.html)(?:[/?]|$)|^\/@|^(?:\/[\w-]+)?\/(?:catalogsearch\/result|checkout\/continue)(?:[/?]|$)|^[^?]*\.(?!html?(?:\?|$))[^./?]*(?:\?|$)/

/** Whether an address can be a page's. */
export const isPageUrl = (url: string): boolean => !OTHERS.test(url)
