import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Id, int, localizedFields, optional, page, paging, text, withDefault } from '../../fields.ts'
import { ProductCard } from './card.ts'

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

export const getTopCategories = call({
  method: 'GET',
  path: '/category/top3',
  who: 'visitor',
  summary: 'Get the three most active categories with products',
  input: z.object({ limit: withDefault(int(1, 12), 6) }),
  answer: z.array(z.object({ category: Category, products: z.array(ProductCard) })),
})

export const getFirstCategories = call({
  method: 'GET',
  path: '/customer/index/get-first-category',
  who: 'visitor',
  summary: 'List the top-level categories',
  answer: z.array(Category),
})

export const getCategoryTree = call({
  method: 'GET',
  path: '/customer/index/series-categorys',
  who: 'visitor',
  summary: 'Get the full category tree',
  answer: z.array(CategoryBranch),
})

export const getAllCategories = call({
  method: 'POST',
  path: '/customer/index/get-all-category',
  who: 'visitor',
  summary: 'Get all categories as a flat list with product counts',
  input: z.object({ parent_id: optional(Id), keyword: optional(text(64)) }),
  answer: z.array(Category),
})

export const getAllBrands = call({
  method: 'POST',
  path: '/customer/index/get-all-brand',
  who: 'visitor',
  summary: 'List brands with product counts',
  input: z.object({ category_id: optional(Id), keyword: optional(text(64)), ...paging }),
  answer: page(Brand),
  refusals: { cursor_stale: 1000008 },
})
