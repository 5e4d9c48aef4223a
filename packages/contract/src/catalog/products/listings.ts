import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Brand, Category } from './categories.ts'
import { Facets } from './facets.ts'
import { Id, Time, localizedFields, oneOf, optional, paging } from '../../fields.ts'
import { FilteredPage, ProductCard, ProductPage, counted, filters, sorts } from './card.ts'

const categoryStep = { id: z.string(), ...localizedFields('name') }

/** A category with one section: its products with facets, its brands, or its child categories. */
export const getCategory = call({
  method: 'GET',
  path: '/category/{id}/{section}',
  who: 'visitor',
  summary: 'Get a category with its path and its products, brands or children',
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
  summary: 'Get a brand with its products',
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
  /** A wide picture at the top of the shop's page, three times as wide as high. */
  banner: z.optional(z.string()),
  tint: z.number(),
  opened_at: Time,
  status: z.enum(['open', 'suspended', 'closed']),
  /** Set while the shop is on holiday and sells nothing: the day on which it opens again, as `2026-12-03`. */
  back_on: z.optional(z.string()),
  product_count: z.number(),
  sold: z.number(),
  followers: z.number(),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  ...localizedFields('description'),
})
export type Shop = z.infer<typeof Shop>

/** A shop with one section: best and newest products (home), all products with facets, or its description (about). */
export const getShop = call({
  method: 'GET',
  path: '/shop/{id}/{section}',
  who: 'visitor',
  summary: 'Get a shop with its best and newest products, all its products, or its description',
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

/** The recommendations page: recommended products, each with the reason. */
export const getRecommendList = call({
  method: 'GET',
  path: '/customer/product/get_recommend_list',
  who: 'visitor',
  summary: 'List products for the recommendations page',
  input: z.object({ category_id: optional(Id), sort: optional(oneOf(sorts)), ...paging }),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008 },
})
