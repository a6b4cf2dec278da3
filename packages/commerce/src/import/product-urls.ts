// Where a product is: under its key alone, and below its main category.

/** The canonical one first. */
export function productUrls(urlKey: string, categoryPath: string | undefined): string[] {
  return categoryPath === undefined ? [urlKey] : [urlKey, `${categoryPath}/${urlKey}`]
}
