import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Picture } from '../../foundation/content.ts'
import { Id, Price, localizedFields } from '../../fields.ts'
import { ProductCard } from './card.ts'

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
  seller: z.object({
    id: z.string(),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    product_count: z.number(),
    /** Set while the shop is on holiday and sells nothing: the day on which it opens again, as `2026-12-03`. */
    back_on: z.optional(z.string()),
  }),
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
  summary: 'Get the whole product page',
  input: z.object({ id: Id }),
  answer: ProductDetail,
  refusals: { product_unknown: 2000019, product_gone: 2000021 },
})
