// The contact page reads the showrooms beside the shell, for the hours of the one at the store's address.
import { StoresDocument } from '@loftwood/graphql-types'
import type { PageContext } from 'vike/types'
import { paths } from '../../paths.ts'
import { loadPage, optional, query } from '../../platform/data/load-page.ts'
import type { PageHead } from '../../platform/head/head.ts'
import { translatorOf } from '../../platform/i18n/translator.ts'
import { viewOf } from '../../platform/i18n/page-view.ts'
import { storesVariables } from '../locator/stores-data.ts'

export interface ContactData {
  head: PageHead
  /** Without any there is no second request. */
  hasStores: boolean
}

/** Title and description. */
export async function loadContact(pageContext: PageContext): Promise<ContactData> {
  const { stores } = await loadPage(pageContext, {
    stores: optional(query(StoresDocument, storesVariables(''))),
  })
  const t = translatorOf(viewOf(pageContext))
  return {
    hasStores: stores?.stores != null,
    head: { title: t('contact.title'), description: t('contact.lead'), canonicalPath: paths.contact },
  }
}
