-- Tags that the caches in front of the shop must purge. A tag that is noted again gets a new id, so that a purge under way
-- does not delete the newer note. The old row is deleted first, because in a trigger the outer statement's conflict clause
-- replaces the inner one's.
create table purge_tag (
  id integer primary key autoincrement,
  tag text not null unique
);
create view purge_note as select '' as tag;
create trigger purge_noted instead of insert on purge_note begin
  delete from purge_tag where tag = new.tag;
  insert into purge_tag (tag) values (new.tag);
end;

create trigger purge_product after update on product
when old.hash <> new.hash or old.is_visible <> new.is_visible
  or old.min_price <> new.min_price or old.max_price <> new.max_price begin
  insert into purge_note values ('sku:' || new.sku), ('products');
  insert into purge_note select 'sku:' || sku from product where id = new.parent_id;
end;
create trigger purge_product_new after insert on product when new.is_visible = 1 begin
  insert into purge_note values ('products');
end;
create trigger purge_product_gone after delete on product begin
  insert into purge_note values ('sku:' || old.sku), ('products');
end;
-- Of more than five pieces a page shows no number (product/product-stock.ts).
create trigger purge_stock after update of quantity on stock_item when min(old.quantity, 6) <> min(new.quantity, 6) begin
  insert into purge_note values ('sku:' || new.sku);
  insert into purge_note select 'sku:' || parent.sku from product
    join product as parent on parent.id = product.parent_id where product.sku = new.sku;
  insert into purge_note select 'products' where (old.quantity > 0) <> (new.quantity > 0);
end;

-- The menu, and with it every category, is on every page: a changed category purges them all (`categoryList`, and for the
-- middleware `catalog`, as products name their categories).
create trigger purge_category after update on category
when old.doc <> new.doc or old.path <> new.path or old.position <> new.position or old.url_path <> new.url_path begin
  insert into purge_note values ('catalog'), ('categoryList');
end;
create trigger purge_category_new after insert on category begin
  insert into purge_note values ('catalog'), ('categoryList');
end;
create trigger purge_category_gone after delete on category begin
  insert into purge_note values ('catalog'), ('categoryList');
end;

-- A page that queried a text before it existed has only the tag of the query.
create trigger purge_content after update on content when old.doc <> new.doc begin
  insert into purge_note values ('cms:' || new.identifier);
end;
create trigger purge_content_new after insert on content begin
  insert into purge_note values ('cms:' || new.identifier), ('content'), ('cmsBlocks');
end;
create trigger purge_content_gone after delete on content begin
  insert into purge_note values ('cms:' || old.identifier);
end;

create trigger purge_review after update of is_approved on review when old.is_approved <> new.is_approved begin
  insert into purge_note select 'sku:' || sku from product where id = new.product_id;
  insert into purge_note values ('review');
end;
