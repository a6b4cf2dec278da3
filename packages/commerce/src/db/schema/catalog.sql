-- Small facts about the database itself.
create table meta (
  key text primary key,
  value text not null
) without rowid;

-- Ids stay the same when the catalog is filled again.
create table identity (
  kind text not null,
  key text not null,
  id integer not null,
  primary key (kind, key),
  unique (kind, id)
) without rowid;

create table attribute (
  code text primary key,
  position integer not null,
  doc text not null
) without rowid;

create table category (
  id integer primary key,
  parent_id integer,
  path text not null,
  level integer not null,
  position integer not null,
  -- In the default language: rules and files name the category by it.
  url_path text not null unique,
  doc text not null
);

create table product (
  id integer primary key,
  sku text not null unique,
  type text not null,
  parent_id integer,
  is_visible integer not null,
  position integer not null,
  name_en text not null,
  name_fr text not null,
  min_price integer not null,
  max_price integer not null,
  hash text not null default '',
  doc text not null
);
create index product_by_parent on product (parent_id) where parent_id is not null;
create index product_by_type on product (type);
-- SKUs are looked up case-insensitively.
create index product_by_sku on product (sku collate nocase);
-- The orders listings are read in, without the rows' large columns.
create index product_listed on product (position, id, min_price) where is_visible = 1;
create index product_listed_by_price on product (min_price, id) where is_visible = 1;

create table product_text (
  product_id integer not null,
  language text not null,
  url_key text not null,
  doc text not null,
  primary key (product_id, language)
) without rowid;
create index product_text_by_url_key on product_text (url_key, language);

create table product_category (
  category_id integer not null,
  product_id integer not null,
  position integer not null,
  is_direct integer not null,
  primary key (category_id, product_id)
) without rowid;
create index product_category_by_product on product_category (product_id);

create table product_facet (
  attribute text not null,
  value text not null,
  measure real not null,
  product_id integer not null,
  primary key (attribute, value, measure, product_id)
) without rowid;
create index product_facet_by_product on product_facet (product_id);

create table stock_item (
  sku text primary key,
  quantity real not null check (quantity >= 0),
  catalogue_quantity real not null
) without rowid;
create index stock_sold_out on stock_item (sku) where quantity <= 0;

create table stock_movement (
  id integer primary key autoincrement,
  sku text not null,
  change real not null,
  reason text not null,
  order_id integer,
  created_at text not null
);

create table url_rewrite (
  path text not null,
  language text not null,
  entity text not null,
  entity_id text not null,
  target text,
  redirect_code integer not null,
  primary key (path, language)
) without rowid;
create index url_rewrite_by_entity on url_rewrite (entity, entity_id);

create table content (
  kind text not null,
  identifier text not null,
  language text not null,
  doc text not null,
  primary key (kind, identifier, language)
) without rowid;

create table review (
  id integer primary key autoincrement,
  product_id integer not null,
  customer_id integer references customer (id),
  language text not null,
  nickname text not null,
  summary text not null,
  text text not null,
  ratings text not null,
  average integer not null,
  is_approved integer not null,
  is_catalogue integer not null,
  created_at text not null
);
create index review_by_product on review (product_id, created_at);
create index review_by_customer on review (customer_id) where customer_id is not null;
