import { parseInstant } from '@plaza/values'
import * as z from 'zod/mini'
import { call } from '../../call.ts'
import {
  Flag,
  IdempotencyKey,
  Id,
  Price,
  Sum,
  Time,
  int,
  line,
  list,
  localizedFields,
  oneOf,
  optional,
  paging,
  text,
} from '../../fields.ts'

/** Limits of a product's texts and pictures. They apply to input and to answers. */
export const productLimits = {
  pictures: 52,
  options: 3,
  skus: 100,
  optionWords: 106,
  name: 200,
  short: 300,
  description: 2500,
  value: 40,
} as const

/**
 * States of a product in its shop's console. In the states from `draft` to `rejected` it was never published. From `live` on, shoppers see it or
 * have seen it.
 */
export const productStates = ['draft', 'review', 'changes_wanted', 'rejected', 'live', 'off', 'expired'] as const
export type ProductState = (typeof productStates)[number]
export const draftStates = ['draft', 'review', 'changes_wanted', 'rejected'] as const
export const productTabs = ['all', ...productStates] as const
export const productActions = ['save', 'submit', 'withdraw', 'shelve', 'take_off', 'copy', 'remove', 'price'] as const

/**
 * Faults of a product draft, by field. The name of a translated field ends with its language; that of a variant's field contains its index:
 * `name_en`, `skus.0.price`.
 */
export const productFaults = [
  'missing',
  'unknown',
  'too_many',
  'too_long',
  'twice',
  'number',
  'money',
  /** The price is zero, but the mall allows no gifts (`gifts_allowed`). */
  'zero',
  'past',
  'too_early',
  'not_yours',
  'choice',
] as const
export const ProductFault = z.object({ field: z.string(), reason: z.enum(productFaults) })
export type ProductFault = z.infer<typeof ProductFault>

const Sku = z.object({
  /** ID of the variant. Null if the variant was not published yet. */
  id: z.nullable(z.string()),
  /** One value for each option, in the order of the options. */
  values: z.array(z.string()),
  price: z.nullable(Price),
  image: z.nullable(z.string()),
  items_left: z.nullable(z.number()),
})
/** Name of an option or of one of its values. The option's own name has an empty `value`. */
const OptionWord = z.object({
  option: z.string(),
  value: z.string(),
  /** True for translations by the mall, which apply to every shop. */
  by_mall: z.boolean(),
  ...localizedFields('name'),
})
/** A product as its shop enters it. */
export const ProductContent = z.object({
  ...localizedFields('name'),
  ...localizedFields('short_description'),
  ...localizedFields('description'),
  category: z.nullable(z.object({ id: z.string(), ...localizedFields('name') })),
  brand: z.nullable(z.object({ id: z.string(), name: z.string() })),
  images: z.array(z.string()),
  options: z.array(z.string()),
  option_words: z.array(OptionWord),
  skus: z.array(Sku),
  /** The tax rate in percent. */
  tax_rate: z.string(),
  weight_grams: z.number(),
  publish_at: z.nullable(Time),
  expires_at: z.nullable(Time),
})
export type ProductContent = z.infer<typeof ProductContent>

const row = {
  id: z.string(),
  state: z.enum(productStates),
  /** State of the draft, separate from the published content. Null if there is no draft. */
  draft: z.nullable(z.enum(draftStates)),
  /** Product code that the shop itself has given. */
  code: z.nullable(z.string()),
  name: z.string(),
  image: z.nullable(z.string()),
  tint: z.number(),
  price: z.nullable(Price),
  variants: z.number(),
  /** Units that are still for sale. Null if the product was never on sale. */
  items_left: z.nullable(z.number()),
  publish_at: z.nullable(Time),
  expires_at: z.nullable(Time),
  changed_at: Time,
  actions: z.array(z.enum(productActions)),
  /** Changes with each edit of the draft or of the published content. */
  version: z.number(),
}
export const ShopProductRow = z.object(row)
export type ShopProductRow = z.infer<typeof ShopProductRow>

export const ShopProduct = z.object({
  ...row,
  /** The content to edit: the draft, or the published content if there is no draft. */
  content: ProductContent,
  /** The published content, if a draft with other content exists. */
  live: z.nullable(ProductContent),
  /** Changed fields of a live product that wait for approval by the mall. Changes of other fields apply at once. */
  waits: z.array(z.string()),
  /** Faults to fix before the product can be submitted. */
  faults: z.array(ProductFault),
  /** The mall's latest message to the shop. `reason_fields` lists the fields that the message names. */
  reason: z.nullable(z.string()),
  reason_fields: z.array(z.object({ field: z.string(), reason: z.string() })),
  submitted_at: z.nullable(Time),
  decided_by: z.nullable(Time),
  /** Prices that changed much in the last 30 days: up by half or more, or down by seven tenths or more. */
  price_jumps: z.array(z.object({ sku_id: z.string(), before: Price, after: Price, at: Time })),
})
export type ShopProduct = z.infer<typeof ShopProduct>

const denied = { not_allowed: 3000001 } as const
const unknown = { not_allowed: 3000001, product_unknown: 2000019 } as const
const id = z.object({ id: Id })
/**
 * The product version that the client read. If a colleague has changed the product since, the calls to submit, show, hide, price and remove it are
 * refused.
 */
const version = int(1, 1_000_000_000)
const seen = z.object({ id: Id, version })
const overtaken = { not_allowed: 3000001, product_unknown: 2000019, changed_meanwhile: 3000007 } as const

export const listShopProducts = call({
  method: 'GET',
  path: '/seller/products',
  who: 'seller',
  summary: 'List the shop’s products, newest first, with the count of each state (999 stands for more)',
  input: z.object({ state: optional(oneOf(productTabs)), keyword: optional(line(64)), ...paging }),
  answer: z.object({
    list: z.array(ShopProductRow),
    next_cursor: z.nullable(z.string()),
    counts: z.record(z.enum(productTabs), z.number()),
  }),
  refusals: { ...denied, cursor_stale: 1000008 },
})
export const findCategories = call({
  method: 'GET',
  path: '/seller/categories',
  who: 'seller',
  summary: 'Find categories by the words that shoppers use, in any language, the most fitting first',
  input: z.object({ keyword: text(64, 1) }),
  /** At most eight categories: those that the word or a synonym names, and those of the products that a search for the word finds. */
  answer: z.object({ ids: z.array(z.string()) }),
  refusals: denied,
})
export const showShopProduct = call({
  method: 'GET',
  path: '/seller/product',
  who: 'seller',
  summary: 'Get one product in full, the draft beside what shoppers see',
  input: id,
  answer: ShopProduct,
  refusals: unknown,
})

const Moment = z.string().check(z.refine((value) => parseInstant(value) !== undefined, 'time'))
const inLanguages = <const N extends string, T extends z.core.$ZodType>(name: N, field: T) =>
  Object.fromEntries(['zh', 'en', 'es', 'jp', 'th', 'zhtw'].map((lang) => [`${name}_${lang}`, field])) as {
    [L in 'zh' | 'en' | 'es' | 'jp' | 'th' | 'zhtw' as `${N}_${L}`]: T
  }
const most = productLimits
const contentFields = {
  ...inLanguages('name', optional(line(most.name))),
  ...inLanguages('short_description', optional(line(most.short))),
  ...inLanguages('description', optional(text(most.description))),
  category_id: optional(Id),
  brand_id: optional(Id),
  /** Paths of pictures, as in `image` of an upload. Lists show the first picture. */
  images: optional(list(line(100, 1), most.pictures)),
  options: optional(list(line(30, 1), most.options)),
  option_words: optional(
    list(
      z.object({ option: line(30, 1), value: optional(line(most.value)), ...inLanguages('name', optional(line(most.value))) }),
      most.optionWords,
    ),
  ),
  skus: optional(
    list(
      z.object({
        id: optional(Id),
        values: optional(list(line(most.value, 1), most.options)),
        price: optional(Sum),
        image: optional(line(100)),
      }),
      most.skus,
    ),
  ),
  tax_rate: optional(z.string().check(z.regex(/^(100(\.0{1,2})?|[0-9]{1,2}(\.[0-9]{1,2})?)$/, 'number'))),
  weight_grams: optional(int(1, 1_000_000)),
  publish_at: optional(Moment),
  expires_at: optional(Moment),
}

export const saveShopProduct = call({
  method: 'POST',
  path: '/seller/product/save',
  who: 'seller',
  summary: 'Save a complete draft, however unfinished. Shoppers do not see it. Without `id` it creates one, once per `key`',
  input: z.object({
    id: optional(Id),
    key: optional(IdempotencyKey),
    /** The version that the caller edited, `0` for a new product. If the draft changed since, the call is refused. */
    version: int(0, 1_000_000_000),
    code: optional(line(40)),
    ...contentFields,
  }),
  answer: ShopProduct,
  refusals: { ...unknown, changed_meanwhile: 3000007, under_review: 3000009, field_missing: 1000009, field_wrong: 1000008 },
})
export const submitShopProduct = call({
  method: 'POST',
  path: '/seller/product/submit',
  who: 'seller',
  summary: 'Submit a draft for review. On a live product only title, category, brand and pictures wait; the rest changes at once',
  input: seen,
  answer: ShopProduct,
  refusals: { ...overtaken, field_missing: 1000009, field_wrong: 1000008, nothing_to_send: 3000009 },
})
export const withdrawShopProduct = call({
  method: 'POST',
  path: '/seller/product/withdraw',
  who: 'seller',
  summary: 'Take a draft back from review to edit it. With `drop`, discard the draft of a live product',
  input: z.object({ id: Id, version, drop: optional(Flag) }),
  answer: ShopProduct,
  refusals: { ...overtaken, nothing_to_withdraw: 3000009 },
})
export const shelveShopProduct = call({
  method: 'POST',
  path: '/seller/product/shelve',
  who: 'seller',
  summary: 'Put an approved product on sale, or take it off',
  input: z.object({ id: Id, version, on: Flag }),
  answer: ShopProduct,
  refusals: { ...overtaken, not_approved: 3000009, product_expired: 2000021 },
})
export const copyShopProduct = call({
  method: 'POST',
  path: '/seller/product/copy',
  who: 'seller',
  summary: 'Create a draft with the same content, once per `key`',
  input: z.object({ id: Id, key: IdempotencyKey }),
  answer: ShopProduct,
  refusals: unknown,
})
export const removeShopProduct = call({
  method: 'POST',
  path: '/seller/product/remove',
  who: 'seller',
  summary: 'Delete a draft, or take a product off sale for good. Orders keep showing it',
  input: seen,
  answer: z.object({}),
  refusals: overtaken,
})
export const priceSku = call({
  method: 'POST',
  path: '/seller/product/price',
  who: 'seller',
  summary: 'Change the price of a variant on sale, at once. `jumped` reports a rise of half or more, or a fall of seven tenths or more',
  /** `version` is the version of the whole product, not of its variant. */
  input: z.object({ sku_id: Id, price: Sum, version }),
  answer: z.object({ sku_id: z.string(), before: Price, price: Price, jumped: z.boolean(), version: z.number() }),
  refusals: { ...overtaken, price_zero: 1000008 },
})
