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
, hash text not null default '');
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
, customer_id integer references customer (id));
CREATE TABLE cart (
  id integer primary key autoincrement, masked_id text not null unique, is_active integer not null default 1,
  store_code text not null, email text, coupon_code text, shipping_address text, billing_address text,
  carrier_code text, method_code text, payment_code text, purchase_order_number text,
  created_at text not null, updated_at text not null
, customer_id integer references customer (id), comment text, uses_store_credit integer not null default 0);
CREATE TABLE cart_item (
  id integer primary key autoincrement, cart_id integer not null references cart (id) on delete cascade,
  product_id integer not null, parent_id integer, quantity real not null check (quantity > 0),
  created_at text not null
, choice text not null default '{}', chosen_cents integer);
CREATE TABLE sales_order (
  id integer primary key autoincrement, number text not null unique,
  cart_id integer not null unique references cart (id),
  email text not null, lastname text not null, status text not null, created_at text not null,
  doc text not null
, customer_id integer references customer (id), changed_at text not null default '', is_to_anonymize integer not null default 0);
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
  attempts integer not null default 0, next_attempt_at text not null, last_error text,
  created_at text not null, sent_at text
, sender text, reply_to text, unsubscribe_url text, status text not null default 'queued'
  check (status in ('queued', 'sent', 'held', 'failed')));
CREATE TABLE customer (
  id integer primary key autoincrement, email text not null unique, password_hash text not null,
  firstname text not null, lastname text not null, middlename text, prefix text, suffix text,
  date_of_birth text, gender integer, taxvat text, default_billing_id integer, default_shipping_id integer,
  created_at text not null, updated_at text not null
, email_confirmed_at text, awaits_confirmation integer not null default 0);
CREATE TABLE customer_address (
  id integer primary key autoincrement, customer_id integer not null references customer (id) on delete cascade,
  doc text not null
);
CREATE TABLE customer_token (
  hash text primary key, customer_id integer not null references customer (id) on delete cascade,
  expires_at text not null
) without rowid;
CREATE TABLE attribute (code text primary key, position integer not null, doc text not null) without rowid;
CREATE TABLE one_time_key (
  hash text primary key, purpose text not null, subject text not null, expires_at text not null
) without rowid;
CREATE TABLE remember_me (
  hash text primary key, family text not null,
  customer_id integer not null references customer (id) on delete cascade,
  used_at text, expires_at text not null
) without rowid;
CREATE TABLE cart_rule_use (
  rule_id text not null, email text not null, order_id integer not null references sales_order (id) on delete cascade,
  primary key (rule_id, email, order_id)
) without rowid;
CREATE TABLE gift_card (
  id integer primary key autoincrement, hash text not null unique, last4 text not null,
  initial_cents integer not null, balance_cents integer not null check (balance_cents >= 0),
  expires_on text, order_id integer references sales_order (id), created_at text not null
);
CREATE TABLE gift_card_movement (
  id integer primary key autoincrement, gift_card_id integer not null references gift_card (id),
  change_cents integer not null, order_id integer references sales_order (id), created_at text not null
);
CREATE TABLE cart_gift_card (
  cart_id integer not null references cart (id) on delete cascade,
  gift_card_id integer not null references gift_card (id),
  primary key (cart_id, gift_card_id)
) without rowid;
CREATE TABLE gift_card_attempt (
  id integer primary key autoincrement, cart_id integer not null references cart (id) on delete cascade,
  attempted_at text not null
);
CREATE TABLE order_document (
  id integer primary key autoincrement, order_id integer not null references sales_order (id),
  kind text not null check (kind in ('invoice', 'shipment')), number text not null,
  created_at text not null, doc text not null,
  unique (kind, number)
);
CREATE TABLE order_comment (
  id integer primary key autoincrement, order_id integer not null references sales_order (id),
  message text not null, created_at text not null
);
CREATE TABLE order_cancel_request (
  order_id integer primary key references sales_order (id), hash text not null,
  reason text not null, expires_at text not null
);
CREATE TABLE purchased_link (
  id integer primary key autoincrement, token text not null unique,
  order_id integer not null references sales_order (id), customer_id integer references customer (id),
  item_index integer not null, title text not null, file text not null,
  downloads integer not null default 0, most_downloads integer, status text not null, created_at text not null
);
CREATE TABLE "wishlist" (
  id integer primary key autoincrement, customer_id integer unique references customer (id) on delete cascade,
  guest_id text unique, sharing_code text not null unique, updated_at text not null,
  check ((customer_id is null) <> (guest_id is null))
);
CREATE TABLE "wishlist_item" (
  id integer primary key autoincrement,
  wishlist_id integer not null references "wishlist" (id) on delete cascade,
  sku text not null, options text not null, quantity real not null check (quantity > 0),
  description text, added_at text not null, unique (wishlist_id, sku, options)
);
CREATE TABLE newsletter_subscriber (
  id integer primary key autoincrement, email text not null unique,
  status text not null check (status in ('NOT_ACTIVE', 'SUBSCRIBED', 'UNCONFIRMED', 'UNSUBSCRIBED')),
  language text not null, changed_at text not null
, consent_source text
  check (consent_source in ('form', 'registration', 'account')), consented_at text);
CREATE TABLE social_identity (
  provider text not null, subject text not null,
  customer_id integer not null references customer (id) on delete cascade, created_at text not null,
  primary key (provider, subject)
) without rowid;
CREATE TABLE purge_tag (id integer primary key autoincrement, tag text not null unique);
CREATE TABLE last_change (
  entity text not null, entity_id integer not null, content text not null, at text not null,
  primary key (entity, entity_id)
) without rowid;
CREATE TABLE sign_in_count (
  account text not null, address text not null, tries integer not null,
  is_owner_told integer not null default 0, ends_at text not null,
  primary key (account, address)
) without rowid;
CREATE TABLE store_credit_entry (
  id integer primary key autoincrement, customer_id integer not null references customer (id) on delete cascade,
  action text not null, change_cents integer not null check (change_cents <> 0),
  order_id integer references sales_order (id), comment text, created_at text not null
);
CREATE TABLE order_payment (
  order_id integer primary key references sales_order (id), intent_id text unique,
  state text not null check (state in ('open', 'authorized', 'paid', 'canceled', 'replaced')),
  amount_cents integer not null check (amount_cents > 0),
  expires_at text not null, checked_at text not null, created_at text not null
);
CREATE TABLE order_refund (
  id integer primary key autoincrement, order_id integer not null references sales_order (id),
  provider_id text unique, cents integer not null check (cents > 0),
  state text not null check (state in ('sent', 'done', 'failed')), number text unique, created_at text not null
);
insert into identity (kind, key, id) values ('product', 'LAU-BNK-HI', 47);
insert into identity (kind, key, id) values ('product', 'LAU-BNK-HI-NAT-TWN', 145);
insert into identity (kind, key, id) values ('product', 'LAU-DSK', 76);
insert into identity (kind, key, id) values ('product', 'PLN-LAU-LOW', 597);
insert into product (id, sku, type, parent_id, is_visible, url_key, position, name_en, name_fr, min_price, max_price, doc, hash) values (47, 'LAU-BNK-HI', 'configurable', null, 1, 'laurier-high-bunk-bed', 1, 'Laurier High Bunk Bed', 'Lit superposé haut Laurier', 159900, 205900, '{"attributes":{"made_in_canada":1,"manufacturer":501,"att_quick_ship":657,"b_collection_name":701,"new":0,"best_seller":0,"further_reduced":0,"fit_guard_rail":12},"blocks":["product-canadian-made","product-safety","product-mattress-fit","product-assembly","product-care"],"categoryIds":[8,11,12,13],"relatedIds":[23,41,9,37],"upsellIds":[42,8],"crosssellIds":[9,5],"tierPrices":[],"customOptions":[],"urls":["laurier-high-bunk-bed","bunk-beds/high-bunks/laurier-high-bunk-bed"],"length":80,"width":42.5,"height":72,"weight":184,"price":{"regular":159900,"final":159900},"lowest":{"regular":159900,"final":159900},"highest":{"regular":205900,"final":205900},"pictures":[{"file":"cache/70e897ac/lau-bnk-hi/hero-natural.webp","view":"hero","label":{"en":"Laurier High Bunk Bed, Natural, Twin","fr":"Lit superposé haut Laurier, Naturel, Simple"}},{"file":"cache/3ed666cc/lau-bnk-hi/angle.webp","view":"angle","label":{"en":"Laurier High Bunk Bed, seen from an angle, Natural, Twin","fr":"Lit superposé haut Laurier, vue de biais, Naturel, Simple"}},{"file":"cache/95c043f6/lau-bnk-hi/above.webp","view":"above","label":{"en":"Laurier High Bunk Bed, seen from above, Natural, Twin","fr":"Lit superposé haut Laurier, vue d’en haut, Naturel, Simple"}},{"file":"cache/56e70927/lau-bnk-hi/room.webp","view":"room","label":{"en":"Laurier High Bunk Bed, in a room, Natural, Twin","fr":"Lit superposé haut Laurier, dans une chambre, Naturel, Simple"}},{"file":"cache/06930c23/lau-bnk-hi/dimensions.webp","view":"dimensions","label":{"en":"Laurier High Bunk Bed, dimensions, Twin","fr":"Lit superposé haut Laurier, dimensions, Simple"}},{"file":"cache/2c751274/lau-bnk-hi/turntable.webp","view":"turntable","label":{"en":"Laurier High Bunk Bed, turning around once, Natural, Twin","fr":"Lit superposé haut Laurier, un tour complet, Naturel, Simple"},"clip":"cache/961e5050/lau-bnk-hi/turntable.webm"}],"furniture":{"model":{"kind":"bunk","access":"ladder","arrangement":"stacked","endPanel":"slatted","withSlide":false,"withDesk":false,"withTrundle":false,"drawers":0,"shelves":0},"options":{"color":"natural","att_bed_size":"twin"},"swatches":{"natural":"#d9b88a","white":"#f4f2ec","espresso":"#4a3326"},"codes":{"801":"natural","802":"white","803":"espresso","821":"twin","823":"full","825":"queen"}},"choices":[{"attribute":"color","optionIds":[801,802,803]},{"attribute":"att_bed_size","optionIds":[821,823,825]}]}', 'KCpQ+Gez7KgsWLigJEKnabJSoEs=');
insert into product (id, sku, type, parent_id, is_visible, url_key, position, name_en, name_fr, min_price, max_price, doc, hash) values (76, 'LAU-DSK', 'simple', null, 1, 'laurier-desk', 417, 'Laurier Desk', 'Bureau Laurier', 44900, 44900, '{"attributes":{"made_in_canada":1,"manufacturer":501,"att_quick_ship":656,"b_collection_name":701,"new":0,"best_seller":0,"further_reduced":0,"color":801},"blocks":["product-canadian-made","product-assembly","product-care"],"categoryIds":[40],"relatedIds":[70,71,68],"upsellIds":[72],"crosssellIds":[68],"tierPrices":[],"customOptions":[],"urls":["laurier-desk","desks-dressers/desks/laurier-desk"],"length":44,"width":22,"height":29,"weight":54,"price":{"regular":44900,"final":44900},"lowest":{"regular":44900,"final":44900},"highest":{"regular":44900,"final":44900},"pictures":[{"file":"cache/86fc7706/lau-dsk/hero.webp","view":"hero","label":{"en":"Laurier Desk","fr":"Bureau Laurier"}},{"file":"cache/56f8c97b/lau-dsk/angle.webp","view":"angle","label":{"en":"Laurier Desk, seen from an angle","fr":"Bureau Laurier, vue de biais"}},{"file":"cache/d9f623d9/lau-dsk/above.webp","view":"above","label":{"en":"Laurier Desk, seen from above","fr":"Bureau Laurier, vue d’en haut"}},{"file":"cache/e6480940/lau-dsk/room.webp","view":"room","label":{"en":"Laurier Desk, in a room","fr":"Bureau Laurier, dans une chambre"}},{"file":"cache/6042da81/lau-dsk/dimensions.webp","view":"dimensions","label":{"en":"Laurier Desk, dimensions","fr":"Bureau Laurier, dimensions"}}],"furniture":{"model":{"kind":"desk","access":"none","arrangement":"stacked","endPanel":"slatted","withSlide":false,"withDesk":false,"withTrundle":false,"drawers":1,"shelves":1},"options":{"color":"natural"},"swatches":{"natural":"#d9b88a"}}}', '6sxaPYBpx8fq//KSk/KKgtFeFXU=');
insert into product (id, sku, type, parent_id, is_visible, url_key, position, name_en, name_fr, min_price, max_price, doc, hash) values (145, 'LAU-BNK-HI-NAT-TWN', 'simple', 47, 0, 'laurier-high-bunk-bed-natural-twin', 2, 'Laurier High Bunk Bed, Natural, Twin', 'Lit superposé haut Laurier, Naturel, Simple', 159900, 159900, '{"attributes":{"made_in_canada":1,"manufacturer":501,"att_quick_ship":657,"b_collection_name":701,"new":0,"best_seller":0,"further_reduced":0,"fit_guard_rail":12,"color":801,"att_bed_size":821},"blocks":["product-canadian-made","product-safety","product-mattress-fit","product-assembly","product-care"],"categoryIds":[8,11,12,13],"relatedIds":[23,41,9,37],"upsellIds":[42,8],"crosssellIds":[9,5],"tierPrices":[],"customOptions":[],"urls":[],"length":80,"width":42.5,"height":72,"weight":184,"price":{"regular":159900,"final":159900},"lowest":{"regular":159900,"final":159900},"highest":{"regular":159900,"final":159900},"chosen":{"color":801,"att_bed_size":821},"pictures":[{"file":"cache/70e897ac/lau-bnk-hi/hero-natural.webp","view":"hero","label":{"en":"Laurier High Bunk Bed, Natural, Twin","fr":"Lit superposé haut Laurier, Naturel, Simple"}},{"file":"cache/3ed666cc/lau-bnk-hi/angle.webp","view":"angle","label":{"en":"Laurier High Bunk Bed, seen from an angle, Natural, Twin","fr":"Lit superposé haut Laurier, vue de biais, Naturel, Simple"}},{"file":"cache/95c043f6/lau-bnk-hi/above.webp","view":"above","label":{"en":"Laurier High Bunk Bed, seen from above, Natural, Twin","fr":"Lit superposé haut Laurier, vue d’en haut, Naturel, Simple"}},{"file":"cache/56e70927/lau-bnk-hi/room.webp","view":"room","label":{"en":"Laurier High Bunk Bed, in a room, Natural, Twin","fr":"Lit superposé haut Laurier, dans une chambre, Naturel, Simple"}},{"file":"cache/06930c23/lau-bnk-hi/dimensions.webp","view":"dimensions","label":{"en":"Laurier High Bunk Bed, dimensions, Twin","fr":"Lit superposé haut Laurier, dimensions, Simple"}}],"furniture":{"model":{"kind":"bunk","access":"ladder","arrangement":"stacked","endPanel":"slatted","withSlide":false,"withDesk":false,"withTrundle":false,"drawers":0,"shelves":0},"options":{"color":"natural","att_bed_size":"twin"},"swatches":{"natural":"#d9b88a"}}}', 'HWYR4LGjGkFjB2QBF1tlHMnCYBw=');
insert into product (id, sku, type, parent_id, is_visible, url_key, position, name_en, name_fr, min_price, max_price, doc, hash) values (597, 'PLN-LAU-LOW', 'downloadable', null, 1, 'laurier-low-loft-bed-plan', 594, 'Assembly Plan: Laurier Low Loft Bed', 'Plan d’assemblage : Lit mezzanine bas Laurier', 700, 700, '{"attributes":{"made_in_canada":0,"new":0,"best_seller":0,"further_reduced":0},"blocks":[],"categoryIds":[68],"relatedIds":[74],"upsellIds":[],"crosssellIds":[],"tierPrices":[],"customOptions":[],"urls":["laurier-low-loft-bed-plan","gifts-services/assembly-plans/laurier-low-loft-bed-plan"],"downloads":{"title":{"en":"Plan","fr":"Plan"},"areLinksSoldSeparately":false,"links":[{"id":3,"title":{"en":"Plan in English (PDF)","fr":"Plan en anglais (PDF)"},"file":"plans/lau-lft-low-en.pdf","price":0,"sampleFile":"plans/lau-lft-low-en.pdf","maxDownloads":10},{"id":4,"title":{"en":"Plan in French (PDF)","fr":"Plan en français (PDF)"},"file":"plans/lau-lft-low-fr.pdf","price":0,"sampleFile":"plans/lau-lft-low-fr.pdf","maxDownloads":10}],"samples":[{"id":3,"title":{"en":"First page, English","fr":"Première page, en anglais"},"file":"plans/lau-lft-low-en.pdf"},{"id":4,"title":{"en":"First page, French","fr":"Première page, en français"},"file":"plans/lau-lft-low-fr.pdf"}]},"price":{"regular":700,"final":700},"lowest":{"regular":700,"final":700},"highest":{"regular":700,"final":700},"pictures":[{"file":"cache/adb2d6fd/pln-lau-low/hero.webp","view":"hero","label":{"en":"Assembly Plan: Laurier Low Loft Bed","fr":"Plan d’assemblage : Lit mezzanine bas Laurier"}}]}', 'qb8BQxDb79DMiU4DqkjCX3CBvek=');
insert into stock_item (sku, quantity, catalogue_quantity) values ('LAU-BNK-HI-NAT-TWN', 8, 10);
insert into stock_item (sku, quantity, catalogue_quantity) values ('LAU-DSK', 12, 16);
insert into stock_movement (id, sku, change, reason, order_id, created_at) values (454, 'LAU-BNK-HI-NAT-TWN', -1, 'order', 1, '2026-11-23T05:55:45.384Z');
insert into stock_movement (id, sku, change, reason, order_id, created_at) values (455, 'LAU-DSK', -2, 'order', 1, '2026-11-23T05:55:45.384Z');
insert into stock_movement (id, sku, change, reason, order_id, created_at) values (456, 'LAU-BNK-HI-NAT-TWN', -1, 'order', 2, '2026-11-23T05:55:45.501Z');
insert into stock_movement (id, sku, change, reason, order_id, created_at) values (457, 'LAU-DSK', -2, 'order', 2, '2026-11-23T05:55:45.501Z');
insert into cart (id, masked_id, is_active, store_code, email, coupon_code, shipping_address, billing_address, carrier_code, method_code, payment_code, purchase_order_number, created_at, updated_at, customer_id, comment, uses_store_credit) values (1, 'GPT8zLN3mZgeTq9CYvjsAXOeZpQuJVl5', 1, 'default', null, null, null, null, null, null, null, null, '2026-11-23T05:55:45.261Z', '2026-11-23T05:55:45.307Z', null, null, 0);
insert into cart (id, masked_id, is_active, store_code, email, coupon_code, shipping_address, billing_address, carrier_code, method_code, payment_code, purchase_order_number, created_at, updated_at, customer_id, comment, uses_store_credit) values (2, 'bWQxTeoq90kQObfE4tU7u11AyInYHy48', 0, 'default', 'maude@example.com', 'WELCOME10', '{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"}', '{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"}', 'loftwood_freight', 'curbside', 'checkmo', null, '2026-11-23T05:55:45.318Z', '2026-11-23T05:55:45.384Z', null, null, 0);
insert into cart (id, masked_id, is_active, store_code, email, coupon_code, shipping_address, billing_address, carrier_code, method_code, payment_code, purchase_order_number, created_at, updated_at, customer_id, comment, uses_store_credit) values (3, 'Z9mfTEdbz05JOzRxYJ8cjIOuexPgjltE', 0, 'default', 'maude@example.com', null, '{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"}', '{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"}', 'loftwood_freight', 'curbside', 'checkmo', null, '2026-11-23T05:55:45.458Z', '2026-11-23T05:55:45.501Z', 1, null, 0);
insert into cart (id, masked_id, is_active, store_code, email, coupon_code, shipping_address, billing_address, carrier_code, method_code, payment_code, purchase_order_number, created_at, updated_at, customer_id, comment, uses_store_credit) values (4, 'H0HXwdmRfZAJGHQhaScKZSZarVGGAQdP', 1, 'default', 'maude@example.com', null, null, null, null, null, null, null, '2026-11-23T05:55:45.507Z', '2026-11-23T05:55:45.515Z', 1, null, 0);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at, choice, chosen_cents) values (1, 1, 145, 47, 1, '2026-11-23T05:55:45.307Z', '{}', 159900);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at, choice, chosen_cents) values (2, 1, 76, null, 2, '2026-11-23T05:55:45.307Z', '{}', 44900);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at, choice, chosen_cents) values (3, 2, 145, 47, 1, '2026-11-23T05:55:45.332Z', '{}', 159900);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at, choice, chosen_cents) values (4, 2, 76, null, 2, '2026-11-23T05:55:45.332Z', '{}', 44900);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at, choice, chosen_cents) values (5, 3, 145, 47, 1, '2026-11-23T05:55:45.467Z', '{}', 159900);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at, choice, chosen_cents) values (6, 3, 76, null, 2, '2026-11-23T05:55:45.467Z', '{}', 44900);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at, choice, chosen_cents) values (7, 3, 597, null, 1, '2026-11-23T05:55:45.475Z', '{"links":[3,4]}', 700);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at, choice, chosen_cents) values (8, 4, 145, 47, 1, '2026-11-23T05:55:45.515Z', '{}', 159900);
insert into cart_item (id, cart_id, product_id, parent_id, quantity, created_at, choice, chosen_cents) values (9, 4, 76, null, 2, '2026-11-23T05:55:45.515Z', '{}', 44900);
insert into sales_order (id, number, cart_id, email, lastname, status, created_at, doc, customer_id, changed_at, is_to_anonymize) values (1, '000000001', 2, 'maude@example.com', 'Tremblay', 'Pending', '2026-11-23T05:55:45.384Z', '{"version":6,"token":"qvYNA2ELPkocgZpuGPoUL9iDgLn6ZMvs","storeCode":"default","currency":"CAD","isVirtual":false,"items":[{"productId":47,"sku":"LAU-BNK-HI-NAT-TWN","parentSku":"LAU-BNK-HI","type":"configurable","urlKey":"laurier-high-bunk-bed","name":{"en":"Laurier High Bunk Bed","fr":"Lit superposé haut Laurier"},"options":{"en":[{"label":"Finish or colour","value":"Natural"},{"label":"Bed size","value":"Twin"}],"fr":[{"label":"Fini ou couleur","value":"Naturel"},{"label":"Format du lit","value":"Simple"}]},"entered":{"en":[],"fr":[]},"soldId":145,"choice":{},"isVirtual":false,"pieces":[{"sku":"LAU-BNK-HI-NAT-TWN","quantity":1}],"bundle":[],"links":[],"giftCardLifetimeDays":null,"quantity":1,"unitCents":159900,"regularCents":159900,"rowCents":159900,"discountCents":15990,"discounts":[{"label":{"en":"Welcome, 10% off","fr":"Bienvenue, 10 % de rabais"},"couponCode":"WELCOME10","cents":15990}],"fullTaxCents":20787},{"productId":76,"sku":"LAU-DSK","parentSku":null,"type":"simple","urlKey":"laurier-desk","name":{"en":"Laurier Desk","fr":"Bureau Laurier"},"options":{"en":[],"fr":[]},"entered":{"en":[],"fr":[]},"soldId":76,"choice":{},"isVirtual":false,"pieces":[{"sku":"LAU-DSK","quantity":1}],"bundle":[],"links":[],"giftCardLifetimeDays":null,"quantity":2,"unitCents":44900,"regularCents":44900,"rowCents":89800,"discountCents":8980,"discounts":[{"label":{"en":"Welcome, 10% off","fr":"Bienvenue, 10 % de rabais"},"couponCode":"WELCOME10","cents":8980}],"fullTaxCents":11674}],"subtotalCents":249700,"discountCents":24970,"discounts":[{"label":{"en":"Welcome, 10% off","fr":"Bienvenue, 10 % de rabais"},"couponCode":"WELCOME10","cents":24970}],"couponCode":"WELCOME10","giftCards":[],"storeCreditCents":0,"loyaltyCents":0,"shippingCents":0,"shippingTaxCents":0,"taxes":[{"title":{"en":"HST","fr":"TVH"},"rate":13,"cents":29215}],"taxCents":29215,"grandTotalCents":253945,"shippingAddress":{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"},"billingAddress":{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"},"carrierTitle":{"en":"Freight","fr":"Transport"},"methodTitle":{"en":"Curbside delivery by appointment","fr":"Livraison au bord du trottoir, sur rendez-vous"},"deliveryDays":{"min":3,"max":6},"pickupCode":null,"paymentCode":"checkmo","paymentTitle":{"en":"Cheque or money order","fr":"Chèque ou mandat-poste"},"purchaseOrderNumber":null}', null, '2026-11-23T05:55:45.384Z', 0);
insert into sales_order (id, number, cart_id, email, lastname, status, created_at, doc, customer_id, changed_at, is_to_anonymize) values (2, '000000002', 3, 'maude@example.com', 'Tremblay', 'Pending', '2026-11-23T05:55:45.501Z', '{"version":6,"token":"12IDXp9gF8W7dJePhZpVe4yzsy7mETHi","storeCode":"default","currency":"CAD","isVirtual":false,"items":[{"productId":47,"sku":"LAU-BNK-HI-NAT-TWN","parentSku":"LAU-BNK-HI","type":"configurable","urlKey":"laurier-high-bunk-bed","name":{"en":"Laurier High Bunk Bed","fr":"Lit superposé haut Laurier"},"options":{"en":[{"label":"Finish or colour","value":"Natural"},{"label":"Bed size","value":"Twin"}],"fr":[{"label":"Fini ou couleur","value":"Naturel"},{"label":"Format du lit","value":"Simple"}]},"entered":{"en":[],"fr":[]},"soldId":145,"choice":{},"isVirtual":false,"pieces":[{"sku":"LAU-BNK-HI-NAT-TWN","quantity":1}],"bundle":[],"links":[],"giftCardLifetimeDays":null,"quantity":1,"unitCents":159900,"regularCents":159900,"rowCents":159900,"discountCents":0,"discounts":[],"fullTaxCents":20787},{"productId":76,"sku":"LAU-DSK","parentSku":null,"type":"simple","urlKey":"laurier-desk","name":{"en":"Laurier Desk","fr":"Bureau Laurier"},"options":{"en":[],"fr":[]},"entered":{"en":[],"fr":[]},"soldId":76,"choice":{},"isVirtual":false,"pieces":[{"sku":"LAU-DSK","quantity":1}],"bundle":[],"links":[],"giftCardLifetimeDays":null,"quantity":2,"unitCents":44900,"regularCents":44900,"rowCents":89800,"discountCents":0,"discounts":[],"fullTaxCents":11674},{"productId":597,"sku":"PLN-LAU-LOW","parentSku":null,"type":"downloadable","urlKey":"laurier-low-loft-bed-plan","name":{"en":"Assembly Plan: Laurier Low Loft Bed","fr":"Plan d’assemblage : Lit mezzanine bas Laurier"},"options":{"en":[],"fr":[]},"entered":{"en":[],"fr":[]},"soldId":597,"choice":{"links":[3,4]},"isVirtual":true,"pieces":[],"bundle":[],"links":[{"id":3,"title":{"en":"Plan in English (PDF)","fr":"Plan en anglais (PDF)"},"file":"plans/lau-lft-low-en.pdf","maxDownloads":10},{"id":4,"title":{"en":"Plan in French (PDF)","fr":"Plan en français (PDF)"},"file":"plans/lau-lft-low-fr.pdf","maxDownloads":10}],"giftCardLifetimeDays":null,"quantity":1,"unitCents":700,"regularCents":700,"rowCents":700,"discountCents":0,"discounts":[],"fullTaxCents":91}],"subtotalCents":250400,"discountCents":0,"discounts":[],"couponCode":null,"giftCards":[],"storeCreditCents":0,"loyaltyCents":25100,"shippingCents":0,"shippingTaxCents":0,"taxes":[{"title":{"en":"HST","fr":"TVH"},"rate":13,"cents":32552}],"taxCents":32552,"grandTotalCents":282952,"shippingAddress":{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"},"billingAddress":{"firstname":"Maude","lastname":"Tremblay","company":null,"street":["12 King Street"],"city":"Guelph","regionId":74,"regionCode":"ON","regionNames":{"en":"Ontario","fr":"Ontario"},"postcode":"N1H 3A1","countryCode":"CA","telephone":"519 555-0134"},"carrierTitle":{"en":"Freight","fr":"Transport"},"methodTitle":{"en":"Curbside delivery by appointment","fr":"Livraison au bord du trottoir, sur rendez-vous"},"deliveryDays":{"min":3,"max":6},"pickupCode":null,"paymentCode":"checkmo","paymentTitle":{"en":"Cheque or money order","fr":"Chèque ou mandat-poste"},"purchaseOrderNumber":null}', 1, '2026-11-23T05:55:45.501Z', 0);
insert into customer (id, email, password_hash, firstname, lastname, middlename, prefix, suffix, date_of_birth, gender, taxvat, default_billing_id, default_shipping_id, created_at, updated_at, email_confirmed_at, awaits_confirmation) values (1, 'maude@example.com', '$argon2id$v=19$m=19456,t=2,p=1$eTJBUjAwb05qd3VRVFd0TA$BBGfV/ITyIkdn3KHU4o4KxWdp67sWOwHhYcBsmHHfIQ', 'Maude', 'Tremblay', null, null, null, null, null, null, null, null, '2026-11-23T05:55:45.436Z', '2026-11-23T05:55:45.436Z', null, 0);
insert into customer_token (hash, customer_id, expires_at) values ('261298998e824921da9a4eaccf300e5a6d932f5a6e1b1965b4059ddc86f35f34', 1, '2026-11-24T05:55:45.452Z');
insert into cart_rule_use (rule_id, email, order_id) values ('welcome10', 'maude@example.com', 1);
insert into purchased_link (id, token, order_id, customer_id, item_index, title, file, downloads, most_downloads, status, created_at) values (1, 'n2fbb8XQMZnfJPUeTMr-PzESuargQxqqj3E2rdufyNc', 2, 1, 2, '{"en":"Plan in English (PDF)","fr":"Plan en anglais (PDF)"}', 'plans/lau-lft-low-en.pdf', 0, 10, 'pending', '2026-11-23T05:55:45.501Z');
insert into purchased_link (id, token, order_id, customer_id, item_index, title, file, downloads, most_downloads, status, created_at) values (2, 'ashwo9it9qmcP3P15tVYSNiGAB6pIx3UxrFnZxtFPJg', 2, 1, 2, '{"en":"Plan in French (PDF)","fr":"Plan en français (PDF)"}', 'plans/lau-lft-low-fr.pdf', 0, 10, 'pending', '2026-11-23T05:55:45.501Z');
insert into wishlist (id, customer_id, guest_id, sharing_code, updated_at) values (1, 1, null, 'a2264cfdc0e03e520d92fa1ec1515ca3', '2026-11-23T05:55:45.521Z');
insert into wishlist_item (id, wishlist_id, sku, options, quantity, description, added_at) values (1, 1, 'LAU-DSK', '{"selected":[],"entered":[]}', 1, null, '2026-11-23T05:55:45.521Z');
insert into sign_in_count (account, address, tries, is_owner_told, ends_at) values ('cd005f8a07e6220bb51654ab5196433fad80eeb3b4db14bf5a52e360b9e6898d', '', 0, 0, '2026-11-23T06:25:45.443Z');
insert into sign_in_count (account, address, tries, is_owner_told, ends_at) values ('cd005f8a07e6220bb51654ab5196433fad80eeb3b4db14bf5a52e360b9e6898d', '127.0.0.1', 0, 0, '2026-11-23T06:25:45.443Z');
CREATE INDEX product_by_parent on product (parent_id) where parent_id is not null;
CREATE INDEX product_by_url_key on product (url_key);
CREATE INDEX product_category_by_product on product_category (product_id);
CREATE INDEX product_facet_by_product on product_facet (product_id);
CREATE INDEX review_by_product on review (product_id, created_at);
CREATE INDEX cart_item_by_cart on cart_item (cart_id);
CREATE INDEX customer_address_by_customer on customer_address (customer_id);
CREATE INDEX customer_token_by_customer on customer_token (customer_id);
CREATE INDEX cart_by_customer on cart (customer_id) where customer_id is not null;
CREATE INDEX sales_order_by_customer on sales_order (customer_id) where customer_id is not null;
CREATE INDEX review_by_customer on review (customer_id) where customer_id is not null;
CREATE INDEX url_rewrite_by_entity on url_rewrite (entity, entity_id);
CREATE UNIQUE INDEX cart_item_same on cart_item (cart_id, product_id, choice);
CREATE INDEX one_time_key_by_subject on one_time_key (purpose, subject);
CREATE INDEX one_time_key_by_end on one_time_key (expires_at);
CREATE INDEX remember_me_by_family on remember_me (family);
CREATE INDEX remember_me_by_customer on remember_me (customer_id);
CREATE INDEX remember_me_by_end on remember_me (expires_at);
CREATE INDEX mail_message_by_kind on mail_message (kind, created_at);
CREATE INDEX product_listed on product (position, id, min_price) where is_visible = 1;
CREATE INDEX product_listed_by_price on product (min_price, id) where is_visible = 1;
CREATE INDEX product_by_type on product (type);
CREATE INDEX gift_card_movement_by_order on gift_card_movement (order_id);
CREATE INDEX gift_card_attempt_by_cart on gift_card_attempt (cart_id, attempted_at);
CREATE INDEX order_document_by_order on order_document (order_id);
CREATE INDEX order_comment_by_order on order_comment (order_id);
CREATE INDEX purchased_link_by_customer on purchased_link (customer_id);
CREATE INDEX purchased_link_by_order on purchased_link (order_id);
CREATE INDEX wishlist_of_guests on wishlist (updated_at) where guest_id is not null;
CREATE INDEX product_by_sku on product (sku collate nocase);
CREATE INDEX social_identity_by_customer on social_identity (customer_id);
CREATE VIEW purge_note as select '' as tag;
CREATE TRIGGER purge_noted instead of insert on purge_note begin
  delete from purge_tag where tag = new.tag;
  insert into purge_tag (tag) values (new.tag);
end;
CREATE TRIGGER purge_product after update on product
when old.hash <> new.hash or old.is_visible <> new.is_visible
  or old.min_price <> new.min_price or old.max_price <> new.max_price begin
  insert into purge_note values ('sku:' || new.sku), ('products');
  insert into purge_note select 'sku:' || sku from product where id = new.parent_id;
end;
CREATE TRIGGER purge_product_new after insert on product when new.is_visible = 1 begin
  insert into purge_note values ('products');
end;
CREATE TRIGGER purge_product_gone after delete on product begin
  insert into purge_note values ('sku:' || old.sku), ('products');
end;
CREATE TRIGGER purge_stock after update of quantity on stock_item when old.quantity <> new.quantity begin
  insert into purge_note values ('sku:' || new.sku);
  insert into purge_note select 'sku:' || parent.sku from product
    join product as parent on parent.id = product.parent_id where product.sku = new.sku;
  insert into purge_note select 'products' where (old.quantity > 0) <> (new.quantity > 0);
end;
CREATE TRIGGER purge_category after update on category
when old.doc <> new.doc or old.path <> new.path or old.position <> new.position or old.url_path <> new.url_path begin
  insert into purge_note values ('catalog'), ('categoryList');
end;
CREATE TRIGGER purge_category_new after insert on category begin
  insert into purge_note values ('catalog'), ('categoryList');
end;
CREATE TRIGGER purge_category_gone after delete on category begin
  insert into purge_note values ('catalog'), ('categoryList');
end;
CREATE TRIGGER purge_content after update on content when old.doc <> new.doc begin
  insert into purge_note values ('cms:' || new.identifier);
end;
CREATE TRIGGER purge_content_new after insert on content begin
  insert into purge_note values ('cms:' || new.identifier), ('content'), ('cmsBlocks');
end;
CREATE TRIGGER purge_content_gone after delete on content begin
  insert into purge_note values ('cms:' || old.identifier);
end;
CREATE TRIGGER purge_review after update of is_approved on review when old.is_approved <> new.is_approved begin
  insert into purge_note select 'sku:' || sku from product where id = new.product_id;
  insert into purge_note values ('review');
end;
CREATE TRIGGER change_price after update of min_price, max_price on product
when old.min_price <> new.min_price or old.max_price <> new.max_price begin
  update last_change set at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now') where entity = 'product' and entity_id = new.id;
end;
CREATE TRIGGER change_category after insert on category begin
  update last_change set content = new.url_path || ' ' || new.doc, at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now')
    where entity = 'category' and entity_id = new.id and content <> new.url_path || ' ' || new.doc;
  insert into last_change select 'category', new.id, new.url_path || ' ' || new.doc, strftime('%Y-%m-%dT%H:%M:%SZ', 'now')
    where not exists (select 1 from last_change where entity = 'category' and entity_id = new.id);
end;
CREATE INDEX sign_in_count_by_end on sign_in_count (ends_at);
CREATE INDEX cart_of_guests on cart (updated_at) where customer_id is null;
CREATE INDEX sales_order_to_anonymize on sales_order (status) where is_to_anonymize = 1;
CREATE UNIQUE INDEX store_credit_once on store_credit_entry (order_id, action) where order_id is not null;
CREATE INDEX store_credit_by_customer on store_credit_entry (customer_id);
CREATE TRIGGER store_credit_covered before insert on store_credit_entry when new.change_cents < 0 begin
  select raise(abort, 'the balance does not cover it') where new.change_cents +
    (select coalesce(sum(change_cents), 0) from store_credit_entry where customer_id = new.customer_id) < 0;
end;
CREATE INDEX mail_message_queued on mail_message (next_attempt_at, id) where status = 'queued';
CREATE INDEX order_payment_waiting on order_payment (checked_at) where state in ('open', 'authorized');
CREATE INDEX order_refund_by_order on order_refund (order_id);
pragma user_version = 30;
