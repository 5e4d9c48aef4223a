import * as z from 'zod/mini'
import { call } from '../call.ts'
import {
  Id,
  Image,
  int,
  line,
  localizedFields,
  optional,
  orEmpty,
  page,
  paging,
  text,
  translated,
  translatedOrEmpty,
  withDefault,
} from '../fields.ts'
import { Version } from '../approvals/changelog.ts'

const notAllowed = { not_allowed: 3000001 } as const

export const MallCategory = z.object({
  id: z.string(),
  parent_id: z.nullable(z.string()),
  ...localizedFields('name'),
  image: z.nullable(z.string()),
  tint: z.number(),
  /** Number of products directly in this category, on sale or not. `product_count` includes all subcategories. */
  own_count: z.number(),
  product_count: z.number(),
  /** Number of languages, out of six, in which the name is missing. */
  missing: z.number(),
  version: z.string(),
})
export type MallCategory = z.infer<typeof MallCategory>

export const listMallCategories = call({
  method: 'GET',
  path: '/operator/categories',
  who: 'operator',
  summary: 'List the category tree, siblings in order',
  answer: z.object({ list: z.array(MallCategory) }),
  refusals: notAllowed,
})

export const saveCategory = call({
  method: 'POST',
  path: '/operator/category/save',
  who: 'operator',
  summary: 'Create a category, or change its names and picture',
  input: z.object({
    id: optional(Id),
    /** Parent of a new category. An existing category is moved by `moveCategory` instead. */
    parent_id: optional(Id),
    ...translated('name', line, 80),
    image: z.optional(orEmpty(Image)),
    tint: withDefault(int(1, 12), 1),
    version: Version,
  }),
  answer: MallCategory,
  refusals: { not_allowed: 3000001, category_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 },
})

export const moveCategory = call({
  method: 'POST',
  path: '/operator/category/move',
  who: 'operator',
  summary: 'Set a category’s parent and its position there',
  input: z.object({ id: Id, parent_id: z.optional(orEmpty(Id)), rank: int(0, 9999), version: Version }),
  answer: z.object({ list: z.array(MallCategory) }),
  refusals: { not_allowed: 3000001, category_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 },
})

export const removeCategory = call({
  method: 'POST',
  path: '/operator/category/remove',
  who: 'operator',
  summary: 'Delete an empty category',
  input: z.object({ id: Id, version: Version }),
  answer: z.object({ list: z.array(MallCategory) }),
  refusals: { not_allowed: 3000001, category_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 },
})

export const MallBrand = z.object({
  id: z.string(),
  name: z.string(),
  ...localizedFields('description'),
  image: z.nullable(z.string()),
  tint: z.number(),
  product_count: z.number(),
  missing: z.number(),
  version: z.string(),
})
export type MallBrand = z.infer<typeof MallBrand>

export const listMallBrands = call({
  method: 'GET',
  path: '/operator/brands',
  who: 'operator',
  summary: 'List brands by name',
  input: z.object({ keyword: optional(text(64)), id: optional(Id), ...paging }),
  answer: page(MallBrand),
  refusals: { not_allowed: 3000001, cursor_stale: 1000008 },
})

export const saveBrand = call({
  method: 'POST',
  path: '/operator/brand/save',
  who: 'operator',
  summary: 'Create or change a brand',
  input: z.object({
    id: optional(Id),
    name: line(80, 1),
    ...translatedOrEmpty('description', text(600)),
    image: z.optional(orEmpty(Image)),
    tint: withDefault(int(1, 12), 9),
    version: Version,
  }),
  answer: MallBrand,
  refusals: { not_allowed: 3000001, brand_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 },
})

export const removeBrand = call({
  method: 'POST',
  path: '/operator/brand/remove',
  who: 'operator',
  summary: 'Delete a brand without products',
  input: z.object({ id: Id, version: Version }),
  answer: z.object({ id: z.string() }),
  refusals: { not_allowed: 3000001, brand_unknown: 2000019, field_wrong: 1000008, changed_meanwhile: 3000007 },
})
