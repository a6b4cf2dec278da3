// A guide as schema.org data. Its date is the first <time> of its text: a CMS page of Magento has no field for one.
import type { Article } from 'schema-dts'

const DATE = /<time\s[^>]*datetime="(\d{4}-\d{2}-\d{2})/
const PICTURE = /<img\s[^>]*src="([^"]+)"/

/** @param html clean HTML of the back end */
export function describePost(headline: string, html: string): Article {
  const [, datePublished] = DATE.exec(html) ?? []
  const [, image] = PICTURE.exec(html) ?? []
  return {
    '@type': 'Article',
    headline,
    ...(datePublished !== undefined && { datePublished }),
    ...(image !== undefined && { image }),
  }
}
