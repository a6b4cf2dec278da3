-- The main category has a column of its own: "bunk" means bunk beds before bunk quilts.
create virtual table product_search_en using fts5 (
  name, sku, category, keywords, body, content='', contentless_delete=1, prefix='2 3 4',
  tokenize="unicode61 remove_diacritics 2"
);
create virtual table product_search_fr using fts5 (
  name, sku, category, keywords, body, content='', contentless_delete=1, prefix='2 3 4',
  tokenize="unicode61 remove_diacritics 2"
);
create virtual table search_terms_en using fts5vocab (product_search_en, row);
create virtual table search_terms_fr using fts5vocab (product_search_fr, row);
