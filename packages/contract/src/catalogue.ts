import * as z from 'zod/mini'
import { call } from './call.ts'
import { Picture } from './content.ts'
import { Facets } from './facets.ts'
import { Flag, Id, Price, Sum, Time, int, list, localizedFields, oneOf, optional, page, paging, text, withDefault } from './fields.ts'

export const ProductCard = z.object({
  id: z.string(),
  shop: z.object({ id: z.string(), name: z.string() }),
  ...localizedFields('name'),
  image: z.nullable(z.string()),
  tint: z.number(),
  price: Price,
  /** What it cost before, when that is more: the lowest price of the 30 days before the present one. */
  list_price: z.nullable(Price),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  sold: z.number(),
  items_left: z.number(),
  /** How many colours, sizes or other variants there are to choose from; 1 for a plain product. */
  variants: z.number(),
  expires_at: z.nullable(Time),
  status: z.enum(['on_sale', 'sold_out', 'expired', 'off_sale']),
})
export type ProductCard = z.infer<typeof ProductCard>

export const Category = z.object({
  id: z.string(),
  parent_id: z.nullable(z.string()),
  ...localizedFields('name'),
  image: z.nullable(z.string()),
  tint: z.number(),
  product_count: z.number(),
})
export type Category = z.infer<typeof Category>
export type CategoryBranch = Category & { children: CategoryBranch[] }
const CategoryBranch = z.extend(Category, {
  get children() {
    return z.array(CategoryBranch)
  },
}) as unknown as z.ZodMiniType<CategoryBranch>

export const Brand = z.object({
  id: z.string(),
  name: z.string(),
  ...localizedFields('description'),
  image: z.nullable(z.string()),
  tint: z.number(),
  product_count: z.number(),
})
export type Brand = z.infer<typeof Brand>

export const sorts = ['relevance', 'newest', 'sales', 'price_asc', 'price_desc', 'rating'] as const

export const filters = {
  category_id: optional(Id),
  brand_id: optional(list(Id, 50)),
  shop_id: optional(Id),
  price_min: optional(Sum),
  price_max: optional(Sum),
  rating_min: optional(int(1, 5)),
  in_stock: optional(Flag),
  on_sale: optional(Flag),
  sort: optional(oneOf(sorts)),
}

/** A long list that is filtered is counted in its best part: then there are at least so many. */
const counted = { total: z.number(), total_is_exact: z.boolean() }
export const ProductPage = z.extend(page(ProductCard), counted)

export const getAllProducts = call({
  method: 'GET',
  path: '/customer/product/get_all_products',
  who: 'visitor',
  summary: 'Products by filter and order',
  input: z.object({ ...filters, ...paging }),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008 },
})

export const FilteredPage = z.extend(ProductPage, { facets: Facets })

const categoryStep = { id: z.string(), ...localizedFields('name') }

/** A category with what stands in it: its products with facets, its brands, or its children. */
export const getCategory = call({
  method: 'GET',
  path: '/category/{id}/{section}',
  who: 'visitor',
  summary: 'A category with its path and its products, brands or children',
  input: z.object({ id: Id, section: oneOf(['products', 'brands', 'children']), ...filters, ...paging }),
  answer: z.object({
    category: Category,
    path: z.array(z.object(categoryStep)),
    children: z.array(Category),
    list: z.array(z.union([ProductCard, Brand, Category])),
    next_cursor: z.nullable(z.string()),
    ...counted,
    facets: z.nullable(Facets),
  }),
  refusals: { category_unknown: 2000019, cursor_stale: 1000008 },
})

export const getBrand = call({
  method: 'GET',
  path: '/brand/{id}',
  who: 'visitor',
  summary: 'A brand with its products',
  input: z.object({ id: Id, ...filters, ...paging }),
  answer: z.extend(FilteredPage, { brand: Brand }),
  refusals: { brand_unknown: 2000019, cursor_stale: 1000008 },
})

export const Shop = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  image: z.nullable(z.string()),
  tint: z.number(),
  opened_at: Time,
  status: z.enum(['open', 'suspended', 'closed']),
  product_count: z.number(),
  sold: z.number(),
  followers: z.number(),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  ...localizedFields('description'),
})
export type Shop = z.infer<typeof Shop>

/** A shop: its best and newest (home), all its products with facets, or what it says of itself (about). */
export const getShop = call({
  method: 'GET',
  path: '/shop/{id}/{section}',
  who: 'visitor',
  summary: 'A shop with its best and newest, its products, or what it says of itself',
  input: z.object({ id: Id, section: oneOf(['home', 'products', 'about']), ...filters, ...paging }),
  answer: z.object({
    shop: Shop,
    best: z.array(ProductCard),
    newest: z.array(ProductCard),
    list: z.array(ProductCard),
    next_cursor: z.nullable(z.string()),
    ...counted,
    facets: z.nullable(Facets),
  }),
  refusals: { shop_unknown: 2000019, cursor_stale: 1000008 },
})

/** The recommendations page: what the mall recommends, each with the reason. */
export const getRecommendList = call({
  method: 'GET',
  path: '/customer/product/get_recommend_list',
  who: 'visitor',
  summary: 'Products for the recommendations page',
  input: z.object({ category_id: optional(Id), sort: optional(oneOf(sorts)), ...paging }),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008 },
})

const byTaste = { category_id: optional(Id), ...paging }

export const getHotList = call({
  method: 'GET',
  path: '/customer/product/get_hot_list',
  who: 'visitor',
  summary: 'What people are buying now',
  input: z.object(byTaste),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008 },
})

export const getNew = call({
  method: 'GET',
  path: '/customer/product/get_new',
  who: 'visitor',
  summary: 'New arrivals, newest first',
  input: z.object(byTaste),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008 },
})

export const getRecommend = call({
  method: 'GET',
  path: '/customer/product/get_recommend',
  who: 'visitor',
  summary: 'Products that go well with a product, or that the mall recommends',
  input: z.object({ ...byTaste, product_id: optional(Id) }),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008, product_unknown: 2000019 },
})

export const getTopCategories = call({
  method: 'GET',
  path: '/category/top3',
  who: 'visitor',
  summary: 'The three liveliest categories with products',
  input: z.object({ limit: withDefault(int(1, 12), 6) }),
  answer: z.array(z.object({ category: Category, products: z.array(ProductCard) })),
})

export const getFirstCategories = call({
  method: 'GET',
  path: '/customer/index/get-first-category',
  who: 'visitor',
  summary: 'Categories of the first level',
  answer: z.array(Category),
})

export const getCategoryTree = call({
  method: 'GET',
  path: '/customer/index/series-categorys',
  who: 'visitor',
  summary: 'The whole tree of categories',
  answer: z.array(CategoryBranch),
})

export const getAllCategories = call({
  method: 'POST',
  path: '/customer/index/get-all-category',
  who: 'visitor',
  summary: 'Categories in one flat list with product counts',
  input: z.object({ parent_id: optional(Id), keyword: optional(text(64)) }),
  answer: z.array(Category),
})

export const getAllBrands = call({
  method: 'POST',
  path: '/customer/index/get-all-brand',
  who: 'visitor',
  summary: 'Brands with product counts',
  input: z.object({ category_id: optional(Id), keyword: optional(text(64)), ...paging }),
  answer: page(Brand),
  refusals: { cursor_stale: 1000008 },
})

export const Sku = z.object({
  id: z.string(),
  options: z.record(z.string(), z.string()),
  price: Price,
  items_left: z.number(),
  image: z.nullable(z.string()),
  tint: z.number(),
})

export const OptionGroup = z.object({
  key: z.string(),
  ...localizedFields('name'),
  values: z.array(z.object({ key: z.string(), ...localizedFields('name') })),
})

export const ProductDetail = z.extend(ProductCard, {
  images: z.array(Picture),
  options: z.array(OptionGroup),
  skus: z.array(Sku),
  tax_rate: z.string(),
  seller: z.object({ id: z.string(), name: z.string(), city: z.string(), country: z.string(), product_count: z.number() }),
  brand: z.nullable(z.object({ id: z.string(), name: z.string() })),
  category_path: z.array(z.object({ id: z.string(), ...localizedFields('name') })),
  return_days: z.number(),
  ...localizedFields('short_description'),
  ...localizedFields('description'),
})

export const getProductDetail = call({
  method: 'GET',
  path: '/customer/product/detail',
  who: 'visitor',
  summary: 'The whole product page',
  input: z.object({ id: Id }),
  answer: ProductDetail,
  refusals: { product_unknown: 2000019, product_gone: 2000021 },
})

export const clearProductCache = call({
  method: 'GET',
  path: '/customer/product/clear_product_cache',
  who: 'visitor',
  summary: 'Drops kept product answers, at most once in five seconds a node',
  answer: z.object({ cleared: z.boolean() }),
})
