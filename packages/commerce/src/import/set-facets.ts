// What a bundle can be filtered by besides its own values: the finishes and sizes its first part can be chosen in.
// What comes with it, such as sheets, is not what somebody filters sets by.
import { sql } from 'kysely'
import type { Write } from '../db/open-database.ts'
import { idList } from '../db/id-list.ts'

/** Adds the values of the first part, as it is stored now, to these bundles. */
export async function addPartFacets(write: Write, ids: readonly number[]): Promise<void> {
  await sql`
    insert or ignore into product_facet (attribute, value, measure, product_id)
    select chosen.key, cast(chosen.value as text), 0, bundle.id
    from product as bundle
    join json_each(bundle.doc, '$.bundle.options') as option
    join json_each(option.value, '$.selections') as selection
    join product as part on part.id = selection.value ->> 'productId'
    join json_each(part.doc, '$.chosen') as chosen
    where option.key = 0 and bundle.id in ${idList(ids)}
  `.execute(write)
}
