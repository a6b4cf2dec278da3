import type { PageContext } from 'vike/types'
import { loadLanding } from '../../src/catalog/landing-data.ts'

export const data = (pageContext: PageContext) => loadLanding(pageContext, 'madeInCanada')
