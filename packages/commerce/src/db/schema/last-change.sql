-- When what a page shows was last written. Rows outlive what they are about: a catalog that is read again has changed only
-- where it differs. Products are noted by what writes them; their prices also change by the day, and categories have but
-- their two columns.
create table last_change (
  entity text not null,
  entity_id integer not null,
  content text not null,
  at text not null,
  primary key (entity, entity_id)
) without rowid;

create trigger change_price after update of min_price, max_price on product
when old.min_price <> new.min_price or old.max_price <> new.max_price begin
  update last_change set at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') where entity = 'product' and entity_id = new.id;
end;
create trigger change_category after insert on category begin
  update last_change set content = new.url_path || ' ' || new.doc, at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now')
    where entity = 'category' and entity_id = new.id and content <> new.url_path || ' ' || new.doc;
  insert into last_change
    select 'category', new.id, new.url_path || ' ' || new.doc, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')
    where not exists (select 1 from last_change where entity = 'category' and entity_id = new.id);
end;
