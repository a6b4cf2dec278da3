// Methods of the catalog: products, categories, attributes, and routes.
import {
  CategoriesDocument,
  CategoryAddressDocument,
  CategoryListDocument,
  CategoryMetaDocument,
  CrosssellProductsDocument,
  CustomAttributeMetadataDocument,
  FitProductsDocument,
  ProductAddressDocument,
  ProductAttributesDocument,
  ProductCardsDocument,
  ProductDetailsDocument,
  ProductOffersDocument,
  ProductPicturesDocument,
  ProductsDocument,
  RelatedProductsDocument,
  RouteDocument,
  SearchSuggestionsDocument,
  SitemapCategoriesDocument,
  SitemapProductsDocument,
  TopCategoriesDocument,
  UpsellProductsDocument,
} from '@loftwood/graphql-types'
import { z } from 'zod'
import {
  categoryFilter,
  currentPage,
  pageSize,
  productFilter,
  productSort,
  requiredText,
  text,
} from './inputs.ts'
import { method, position, variables } from './method.ts'

const byFilter = z.object({ filter: productFilter })

const categoryList = method({
  summary: 'The category tree, three levels below what the filters match.',
  example: [{ filters: { url_path: { eq: 'bunk-beds' } } }],
  document: CategoryListDocument,
  args: variables(z.object({ filters: categoryFilter.nullish() })),
  tags: ['catalog', 'category'],
})

const searched = z.object({
  search: text(200).nullish(),
  filter: productFilter.nullish(),
  pageSize,
  currentPage,
  sort: productSort.nullish(),
})

export const catalogMethods = {
  products: method({
    summary: 'A page of products by filters or search text, with aggregations; 14 a page unless said.',
    example: [{ filter: { category_url_path: { eq: 'bunk-beds' } }, sort: { price: 'ASC' }, pageSize: 14 }],
    document: ProductsDocument,
    args: variables(searched),
    tags: ['catalog', 'product'],
  }),
  productCards: method({
    summary: 'A page of products by filters as cards, without aggregations; 14 a page unless said.',
    example: [{ filter: { best_seller: { eq: '1' } }, pageSize: 4 }],
    document: ProductCardsDocument,
    args: variables(
      z.object({ filter: productFilter.nullish(), pageSize, currentPage, sort: productSort.nullish() }),
    ),
    tags: ['catalog', 'product'],
  }),
  productDetails: method({
    summary: 'One product with everything its page shows.',
    example: [{ filter: { url_key: { eq: 'kawartha-high-bunk-bed' } } }],
    document: ProductDetailsDocument,
    args: variables(byFilter),
    tags: ['catalog', 'product'],
  }),
  productAddress: method({
    summary: 'Where the page of a product is in a store view; no item where the view does not have it.',
    example: ['KAW-BNK'],
    document: ProductAddressDocument,
    args: position('sku', requiredText()),
    tags: ['catalog', 'product'],
    // A view that lacks the product may get it.
    tagsOf: ({ sku }) => [`sku:${String(sku)}`],
  }),
  productOffers: method({
    summary:
      'Products with all that an offer says of them and their variants: prices, stock, pictures, measures; 20 a page unless said.',
    example: [{ filter: { sku: { eq: 'KAW-BNK-HI' } } }],
    document: ProductOffersDocument,
    args: variables(searched),
    tags: ['catalog', 'product'],
  }),
  productPictures: method({
    summary: 'The pictures of a few products, and nothing else of them; 4 unless said.',
    example: [{ filter: { category_url_path: { eq: 'bunk-beds' } } }],
    document: ProductPicturesDocument,
    args: variables(byFilter.extend({ pageSize })),
    tags: ['catalog', 'product'],
  }),
  productAttributes: method({
    summary: 'The attributes of one product that its page shows by their own names, with their names.',
    example: [{ filter: { url_key: { eq: 'kawartha-high-bunk-bed' } } }],
    document: ProductAttributesDocument,
    args: variables(byFilter),
    tags: ['catalog', 'product'],
  }),
  relatedProducts: method({
    summary: 'Products related to the one the filter names.',
    example: [{ filter: { url_key: { eq: 'kawartha-high-bunk-bed' } } }],
    document: RelatedProductsDocument,
    args: variables(byFilter),
    tags: ['catalog', 'product'],
  }),
  upsellProducts: method({
    summary: 'Better alternatives to the product the filter names.',
    example: [{ filter: { url_key: { eq: 'kawartha-high-bunk-bed' } } }],
    document: UpsellProductsDocument,
    args: variables(byFilter),
    tags: ['catalog', 'product'],
  }),
  crosssellProducts: method({
    summary: 'What goes with the product the filter names, offered in the cart.',
    example: [{ filter: { url_key: { eq: 'kawartha-high-bunk-bed' } } }],
    document: CrosssellProductsDocument,
    args: variables(byFilter),
    tags: ['catalog', 'product'],
  }),
  fitProducts: method({
    summary: 'What products say about fitting a home: sleeping places, mattresses and cartons, by variant.',
    example: [{ filter: { category_url_path: { eq: 'mattresses' } } }],
    document: FitProductsDocument,
    args: variables(z.object({ filter: productFilter, pageSize })),
    tags: ['catalog', 'product'],
  }),
  searchSuggestions: method({
    summary: 'The few products offered while a search is typed.',
    example: [{ search: 'bunk' }],
    document: SearchSuggestionsDocument,
    args: variables(z.object({ search: text(200), pageSize })),
    tags: ['catalog', 'product'],
  }),
  categories: method({
    summary: 'Categories by filter, with descriptions, pictures and breadcrumbs.',
    example: [{ filters: { url_path: { eq: 'bunk-beds' } } }],
    document: CategoriesDocument,
    args: variables(z.object({ filters: categoryFilter.nullish(), pageSize, currentPage })),
    tags: ['catalog', 'category'],
  }),
  categoryList,
  /** The existing SDK's second name for the same query. */
  categorySearch: categoryList,
  topCategories: method({
    summary:
      'The top of the category menu with the uids of what is below it; besides, other categories by filter.',
    example: [{ others: { url_path: { eq: 'bunk-beds/high-bunks' } }, hasOthers: true }],
    document: TopCategoriesDocument,
    args: variables(z.object({ others: categoryFilter.nullish(), hasOthers: z.boolean().nullish() })),
    tags: ['catalog', 'category'],
  }),
  categoryAddress: method({
    summary: 'Where the page of a category is in a store view; no item where the view does not have it.',
    example: ['Ng=='],
    document: CategoryAddressDocument,
    args: position('uid', requiredText()),
    tags: ['catalog', 'category'],
    tagsOf: ({ uid }) => [`category:${String(uid)}`],
  }),
  categoryMeta: method({
    summary: 'Title and meta data of categories.',
    example: [{ filters: { url_path: { eq: 'bunk-beds' } } }],
    document: CategoryMetaDocument,
    args: variables(z.object({ filters: categoryFilter.nullish() })),
    tags: ['catalog', 'category'],
  }),
  customAttributeMetadata: method({
    summary: 'Options (value and label) of product attributes.',
    example: [{ attributes: [{ attribute_code: 'att_quick_ship', entity_type: 'catalog_product' }] }],
    document: CustomAttributeMetadataDocument,
    args: variables(
      z.object({
        attributes: z
          .array(z.strictObject({ attribute_code: text(60).nullish(), entity_type: text(60).nullish() }))
          .min(1)
          .max(50),
      }),
    ),
    tags: ['catalog'],
  }),
  sitemapProducts: method({
    summary: 'Addresses of products and when each was last changed, for search engines.',
    example: [{ pageSize: 50, currentPage: 1 }],
    document: SitemapProductsDocument,
    args: variables(z.object({ pageSize, currentPage })),
    tags: ['catalog', 'product'],
  }),
  sitemapCategories: method({
    summary: 'Addresses of categories and when each was last changed, for search engines.',
    example: [],
    document: SitemapCategoriesDocument,
    args: variables(z.object({})),
    tags: ['catalog', 'category'],
  }),
  route: method({
    summary: 'What lives at a path: a product, a category or a content page.',
    example: ['/bunk-beds'],
    document: RouteDocument,
    args: position('url', requiredText(2_048)),
    tags: ['catalog', 'content'],
  }),
}
