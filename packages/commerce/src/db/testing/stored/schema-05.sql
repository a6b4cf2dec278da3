pragma foreign_keys = off;
CREATE TABLE meta (key text primary key, value text not null) without rowid;
CREATE TABLE identity (
  kind text not null, key text not null, id integer not null,
  primary key (kind, key), unique (kind, id)
) without rowid;
CREATE TABLE category (
  id integer primary key, parent_id integer, path text not null, level integer not null,
  position integer not null, url_key text not null, url_path text not null unique, doc text not null
);
CREATE TABLE product (
  id integer primary key, sku text not null unique, type text not null, parent_id integer,
  is_visible integer not null, url_key text not null, position integer not null,
  name_en text not null, name_fr text not null,
  min_price integer not null, max_price integer not null, doc text not null
);
CREATE TABLE product_text (
  product_id integer not null, language text not null, doc text not null,
  primary key (product_id, language)
) without rowid;
CREATE TABLE product_category (
  category_id integer not null, product_id integer not null,
  position integer not null, is_direct integer not null,
  primary key (category_id, product_id)
) without rowid;
CREATE TABLE product_facet (
  attribute text not null, value text not null, measure real not null, product_id integer not null,
  primary key (attribute, value, measure, product_id)
) without rowid;
CREATE TABLE url_rewrite (
  path text primary key, entity text not null, entity_id text not null,
  target text, redirect_code integer not null
) without rowid;
CREATE TABLE content (
  kind text not null, identifier text not null, language text not null, doc text not null,
  primary key (kind, identifier, language)
) without rowid;
CREATE TABLE stock_item (
  sku text primary key, quantity real not null check (quantity >= 0), catalogue_quantity real not null
) without rowid;
CREATE TABLE stock_movement (
  id integer primary key autoincrement, sku text not null, change real not null, reason text not null,
  order_id integer, created_at text not null
);
CREATE TABLE review (
  id integer primary key autoincrement, product_id integer not null, language text not null,
  nickname text not null, summary text not null, text text not null, ratings text not null,
  average integer not null, created_at text not null,
  is_approved integer not null, is_catalogue integer not null
);
CREATE TABLE cart (
  id integer primary key autoincrement, masked_id text not null unique, is_active integer not null default 1,
  store_code text not null, email text, coupon_code text, shipping_address text, billing_address text,
  carrier_code text, method_code text, payment_code text, purchase_order_number text,
  created_at text not null, updated_at text not null
, customer_id integer references customer (id));
CREATE TABLE cart_item (
  id integer primary key autoincrement, cart_id integer not null references cart (id) on delete cascade,
  product_id integer not null, parent_id integer, quantity real not null check (quantity > 0),
  created_at text not null
);
CREATE TABLE sales_order (
  id integer primary key autoincrement, number text not null unique,
  cart_id integer not null unique references cart (id),
  email text not null, lastname text not null, status text not null, created_at text not null,
  doc text not null
, customer_id integer references customer (id));
CREATE TABLE coupon_use (
  code text not null, email text not null, order_id integer not null references sales_order (id),
  primary key (code, email, order_id)
) without rowid;
CREATE VIRTUAL TABLE product_search_en using fts5 (
  name, sku, category, keywords, body, content='', contentless_delete=1, prefix='2 3 4',
  tokenize="unicode61 remove_diacritics 2"
);
CREATE VIRTUAL TABLE product_search_fr using fts5 (
  name, sku, category, keywords, body, content='', contentless_delete=1, prefix='2 3 4',
  tokenize="unicode61 remove_diacritics 2"
);
CREATE VIRTUAL TABLE search_terms_en using fts5vocab (product_search_en, row);
CREATE VIRTUAL TABLE search_terms_fr using fts5vocab (product_search_fr, row);
CREATE TABLE mail_message (
  id integer primary key autoincrement, kind text not null, recipient text not null, language text not null,
  subject text not null, html text not null, text text not null,
  status text not null check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0, next_attempt_at text not null, last_error text,
  created_at text not null, sent_at text
);
CREATE TABLE customer (
  id integer primary key autoincrement, email text not null unique, password_hash text not null,
  firstname text not null, lastname text not null, middlename text, prefix text, suffix text,
  date_of_birth text, gender integer, taxvat text, is_subscribed integer not null,
  default_billing_id integer, default_shipping_id integer,
  failed_logins integer not null default 0, locked_until text,
  created_at text not null, updated_at text not null
);
CREATE TABLE customer_address (
  id integer primary key autoincrement, customer_id integer not null references customer (id) on delete cascade,
  doc text not null
);
CREATE TABLE customer_token (
  hash text primary key, customer_id integer not null references customer (id) on delete cascade,
  expires_at text not null
) without rowid;
insert into identity (kind, key, id) values ('product', 'LAU-BNK-HI', 28);
insert into identity (kind, key, id) values ('product', 'LAU-BNK-HI-NAT-TWN', 122);
insert into identity (kind, key, id) values ('product', 'LAU-DSK', 48);
insert into product (id, sku, type, parent_id, is_visible, url_key, position, name_en, name_fr, min_price, max_price, doc) values (28, 'LAU-BNK-HI', 'configurable', null, 1, 'laurier-high-bunk-bed', 79, 'Laurier High Bunk Bed', 'Lit superposé haut Laurier', 159900, 205900, '{"attributes":{"made_in_canada":1,"manufacturer":501,"att_quick_ship":657,"b_collection_name":701,"new":0,"best_seller":0,"further_reduced":0},"blocks":["product-canadian-made","product-safety","product-mattress-fit","product-assembly","product-care"],"categoryIds":[8,11,12,13],"relatedIds":[13,22,8,23],"upsellIds":[24,7],"urls":["laurier-high-bunk-bed","bunk-beds/high-bunks/laurier-high-bunk-bed"],"length":80,"width":42.5,"height":72,"weight":184,"price":{"regular":159900,"final":159900},"lowest":{"regular":159900,"final":159900},"highest":{"regular":205900,"final":205900},"pictures":[{"file":"cache/70e897ac/lau-bnk-hi/hero-natural.webp","view":"hero"},{"file":"cache/a99c0130/lau-bnk-hi/dimensions.webp","view":"dimensions"}],"choices":[{"attribute":"color","optionIds":[801,802,803]},{"attribute":"att_bed_size","optionIds":[821,823,825]}]}');
insert into product (id, sku, type, parent_id, is_visible, url_key, position, name_en, name_fr, min_price, max_price, doc) values (48, 'LAU-DSK', 'simple', null, 1, 'laurier-desk', 190, 'Laurier Desk', 'Bureau Laurier', 44900, 44900, '{"attributes":{"made_in_canada":1,"manufacturer":501,"att_quick_ship":656,"b_collection_name":701,"new":0,"best_seller":0,"further_reduced":0,"color":801},"blocks":["product-canadian-made","product-assembly","product-care"],"categoryIds":[40],"relatedIds":[40,41,42],"upsellIds":[43],"urls":["laurier-desk","desks-dressers/desks/laurier-desk"],"length":44,"width":22,"height":29,"weight":54,"price":{"regular":44900,"final":44900},"lowest":{"regular":44900,"final":44900},"highest":{"regular":44900,"final":44900},"pictures":[{"file":"cache/86fc7706/lau-dsk/hero.webp","view":"hero"},{"file":"cache/522d4c98/lau-dsk/dimensions.webp","view":"dimensions"}]}');
insert into product (id, sku, type, parent_id, is_visible, url_key, position, name_en, name_fr, min_price, max_price, doc) values (122, 'LAU-BNK-HI-NAT-TWN', 'simple', 28, 0, 'laurier-high-bunk-bed-natural-twin', 80, 'Laurier High Bunk Bed, Natural, Twin', 'Lit superposé haut Laurier, Naturel, Simple', 159900, 159900, '{"attributes":{"made_in_canada":1,"manufacturer":501,"att_quick_ship":657,"b_collection_name":701,"new":0,"best_seller":0,"further_reduced":0,"color":801,"att_bed_size":821},"blocks":["product-canadian-made","product-safety","product-mattress-fit","product-assembly","product-care"],"categoryIds":[8,11,12,13],"relatedIds":[13,22,8,23],"upsellIds":[24,7],"urls":[],"length":80,"width":42.5,"height":72,"weight":184,"price":{"regular":159900,"final":159900},"lowest":{"regular":159900,"final":159900},"highest":{"regular":159900,"final":159900},"chosen":{"color":801,"att_bed_size":821},"pictures":[{"file":"cache/70e897ac/lau-bnk-hi/hero-natural.webp","view":"hero"},{"file":"cache/a99c0130/lau-bnk-hi/dimensions.webp","view":"dimensions"}]}');
insert into stock_item (sku, quantity, catalogue_quantity) values ('LAU-BNK-HI-NAT-TWN', 8, 10);
insert into stock_item (sku, quantity, catalogue_quantity) values ('LAU-DSK', 12, 16);
insert into stock_movement (id, sku, change, reason, order_id, created_at) values (295, 'LAU-BNK-HI-NAT-TWN', -1, 'order', 1, '2026-11-22T12:35:39.417Z');
insert into stock_movement (id, sku, change, reason, order_id, created_at) values (296, 'LAU-DSK', -2, 'order', 1, '2026-11-22T12:35:39.417Z');
insert into stock_movement (id, sku, change, reason, order_id, created_at) values (297, 'LAU-BNK-HI-NAT-TWN', -1, 'order', 2, '2026-11-22T12:35:40.890Z');
insert into stock_movement (id, sku, change, reason, order_id, created_at) values (298, 'LAU-DSK', -2, 'order', 2, '2026-11-22T12:35:40.890Z');
insert into cart (id, masked_id, is_active, store_code, email, coupon_code, shipping_address, billing_address, carrier_code, method_code, payment_code, purchase_order_number, created_at, updated_at, customer_id) values (1, 'sxZrdxmzM0TQQmbsgrm8sZL51IkIRxJH', 1, 'default', null, null, null, null, null, null, null, null, '2026-11-22T12:35:39.177Z', '2026-11-22T12:35:39.283Z', null);
insert into cart (id, masked_id, is_active, store_code, email, coupon_code, shipping_address, billing_address, carrier_code, method_code, payment_code, purchase_order_number, created_at, updated_at, customer_id) values (2, 'EayMPejAjV3YgEvaR1ivZJl0EocAdX0j', 0, 'default', 'maude@example.com', 'WELCOME10', '{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"}', '{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"}', 'loftwood_freight', 'curbside', 'checkmo', null, '2026-11-22T12:35:39.303Z', '2026-11-22T12:35:39.417Z', null);
insert into cart (id, masked_id, is_active, store_code, email, coupon_code, shipping_address, billing_address, carrier_code, method_code, payment_code, purchase_order_number, created_at, updated_at, customer_id) values (3, 's2Ox89mkiOBYzkGmbRpMTyyXCqbF3iV9', 0, 'default', 'maude@example.com', null, '{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"}', '{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"}', 'loftwood_freight', 'curbside', 'checkmo', null, '2026-11-22T12:35:40.297Z', '2026-11-22T12:35:40.890Z', 1);
insert into cart (id, masked_id, is_active, store_code, email, coupon_code, shipping_address, billing_address, carrier_code, method_code, payment_code, purchase_order_number, created_at, updated_at, customer_id) values (4, 'elrWeuL77heyKZJe3kxLD6C3M76NvayQ', 1, 'default', 'maude@example.com', null, null, null, null, null, null, null, '2026-11-22T12:35:40.913Z', '2026-11-22T12:35:40.968Z', 1);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at) values (1, 1, 122, 28, 1, '2026-11-22T12:35:39.273Z');
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at) values (2, 1, 48, null, 2, '2026-11-22T12:35:39.278Z');
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at) values (3, 2, 122, 28, 1, '2026-11-22T12:35:39.324Z');
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at) values (4, 2, 48, null, 2, '2026-11-22T12:35:39.324Z');
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at) values (5, 3, 122, 28, 1, '2026-11-22T12:35:40.428Z');
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at) values (6, 3, 48, null, 2, '2026-11-22T12:35:40.429Z');
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at) values (7, 4, 122, 28, 1, '2026-11-22T12:35:40.965Z');
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at) values (8, 4, 48, null, 2, '2026-11-22T12:35:40.968Z');
insert into sales_order (id, number, cart_id, email, lastname, status, created_at, doc, customer_id) values (1, '000000001', 2, 'maude@example.com', 'Tremblay', 'Pending', '2026-11-22T12:35:39.417Z', '{"token":"frVK8FuTTFOMMg9tEEN-DQBd0MYiqbpy","storeCode":"default","currency":"CAD","isVirtual":false,"items":[{"productId":28,"sku":"LAU-BNK-HI-NAT-TWN","parentSku":"LAU-BNK-HI","type":"configurable","urlKey":"laurier-high-bunk-bed","name":{"en":"Laurier High Bunk Bed","fr":"Lit superposé haut Laurier"},"options":{"en":[{"label":"Finish or colour","value":"Natural"},{"label":"Bed size","value":"Twin"}],"fr":[{"label":"Fini ou couleur","value":"Naturel"},{"label":"Format du lit","value":"Simple"}]},"quantity":1,"unitCents":159900,"regularCents":159900,"rowCents":159900,"discountCents":15990,"fullTaxCents":20787},{"productId":48,"sku":"LAU-DSK","parentSku":null,"type":"simple","urlKey":"laurier-desk","name":{"en":"Laurier Desk","fr":"Bureau Laurier"},"options":{"en":[],"fr":[]},"quantity":2,"unitCents":44900,"regularCents":44900,"rowCents":89800,"discountCents":8980,"fullTaxCents":11674}],"subtotalCents":249700,"discountCents":24970,"discountLabel":{"en":"Welcome, 10% off","fr":"Bienvenue, 10 % de rabais"},"couponCode":"WELCOME10","shippingCents":0,"shippingTaxCents":0,"taxes":[{"title":{"en":"HST","fr":"TVH"},"rate":13,"cents":29215}],"taxCents":29215,"grandTotalCents":253945,"shippingAddress":{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"},"billingAddress":{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"},"carrierTitle":{"en":"Freight","fr":"Transport"},"methodTitle":{"en":"Curbside delivery by appointment","fr":"Livraison au bord du trottoir, sur rendez-vous"},"deliveryDays":{"min":3,"max":6},"paymentCode":"checkmo","paymentTitle":{"en":"Cheque / Money order","fr":"Chèque ou mandat-poste"},"purchaseOrderNumber":null}', null);
insert into sales_order (id, number, cart_id, email, lastname, status, created_at, doc, customer_id) values (2, '000000002', 3, 'maude@example.com', 'Tremblay', 'Pending', '2026-11-22T12:35:40.890Z', '{"token":"1tY44NfZR729OmqOZRaYmLbk2TkoB1Bd","storeCode":"default","currency":"CAD","isVirtual":false,"items":[{"productId":28,"sku":"LAU-BNK-HI-NAT-TWN","parentSku":"LAU-BNK-HI","type":"configurable","urlKey":"laurier-high-bunk-bed","name":{"en":"Laurier High Bunk Bed","fr":"Lit superposé haut Laurier"},"options":{"en":[{"label":"Finish or colour","value":"Natural"},{"label":"Bed size","value":"Twin"}],"fr":[{"label":"Fini ou couleur","value":"Naturel"},{"label":"Format du lit","value":"Simple"}]},"quantity":1,"unitCents":159900,"regularCents":159900,"rowCents":159900,"discountCents":0,"fullTaxCents":20787},{"productId":48,"sku":"LAU-DSK","parentSku":null,"type":"simple","urlKey":"laurier-desk","name":{"en":"Laurier Desk","fr":"Bureau Laurier"},"options":{"en":[],"fr":[]},"quantity":2,"unitCents":44900,"regularCents":44900,"rowCents":89800,"discountCents":0,"fullTaxCents":11674}],"subtotalCents":249700,"discountCents":0,"discountLabel":null,"couponCode":null,"shippingCents":0,"shippingTaxCents":0,"taxes":[{"title":{"en":"HST","fr":"TVH"},"rate":13,"cents":32461}],"taxCents":32461,"grandTotalCents":282161,"shippingAddress":{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"},"billingAddress":{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"},"carrierTitle":{"en":"Freight","fr":"Transport"},"methodTitle":{"en":"Curbside delivery by appointment","fr":"Livraison au bord du trottoir, sur rendez-vous"},"deliveryDays":{"min":3,"max":6},"paymentCode":"checkmo","paymentTitle":{"en":"Cheque / Money order","fr":"Chèque ou mandat-poste"},"purchaseOrderNumber":null}', 1);
insert into coupon_use (code, email, order_id) values ('WELCOME10', 'maude@example.com', 1);
insert into customer (id, email, password_hash, firstname, lastname, middlename, prefix, suffix, date_of_birth, gender, taxvat, is_subscribed, default_billing_id, default_shipping_id, failed_logins, locked_until, created_at, updated_at) values (1, 'maude@example.com', '$argon2id$v=19$m=19456,t=2,p=1$uuRmiCPMiZND4fWH/tNHXA$x63ufT1SxcuhBGs1pHtr/ZEoaGHn/Ja3qYagz0nTyXg', 'Maude', 'Tremblay', null, null, null, null, null, null, 0, null, null, 0, null, '2026-11-22T12:35:39.835Z', '2026-11-22T12:35:39.835Z');
insert into customer_token (hash, customer_id, expires_at) values ('5fd7b415b78ce01a4975ba17ee0c3df67e0a61d600b139723f35fb0cf5dc8929', 1, '2026-11-23T12:35:40.264Z');
CREATE INDEX product_by_parent on product (parent_id) where parent_id is not null;
CREATE INDEX product_by_url_key on product (url_key);
CREATE INDEX product_category_by_product on product_category (product_id);
CREATE INDEX product_facet_by_product on product_facet (product_id);
CREATE INDEX review_by_product on review (product_id, created_at);
CREATE INDEX cart_item_by_cart on cart_item (cart_id);
CREATE INDEX mail_message_queued on mail_message (next_attempt_at, id) where status = 'queued';
CREATE INDEX customer_address_by_customer on customer_address (customer_id);
CREATE INDEX customer_token_by_customer on customer_token (customer_id);
CREATE INDEX cart_by_customer on cart (customer_id) where customer_id is not null;
CREATE INDEX sales_order_by_customer on sales_order (customer_id) where customer_id is not null;
pragma user_version = 5;
