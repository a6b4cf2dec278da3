// When what a page shows was last written. A migration that was released is never edited.

const NOW = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')"
const CATEGORY = "new.url_path || ' ' || new.doc"

/**
 * Rows outlive what they are about: a catalog that is read again has changed only where it differs. Products are
 * noted by what writes them; their prices also change by the day, and categories have but their two columns.
 */
export const lastChanges = `
create table last_change (
  entity text not null, entity_id integer not null, content text not null, at text not null,
  primary key (entity, entity_id)
) without rowid;
insert into last_change select 'product', id, '', ${NOW} from product;
insert into last_change select 'category', id, url_path || ' ' || doc, ${NOW} from category;
create trigger change_price after update of min_price, max_price on product
when old.min_price <> new.min_price or old.max_price <> new.max_price begin
  update last_change set at = ${NOW} where entity = 'product' and entity_id = new.id;
end;
create trigger change_category after insert on category begin
  update last_change set content = ${CATEGORY}, at = ${NOW}
    where entity = 'category' and entity_id = new.id and content <> ${CATEGORY};
  insert into last_change select 'category', new.id, ${CATEGORY}, ${NOW}
    where not exists (select 1 from last_change where entity = 'category' and entity_id = new.id);
end;
`
