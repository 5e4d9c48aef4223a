import * as z from 'zod/mini'
import { call } from '../call.ts'
import { Flag, Id, Time, list, page, paging } from '../fields.ts'
import { Shop } from './products/listings.ts'
import { ProductCard } from './products/card.ts'

export const setFavourite = call({
  method: 'POST',
  path: '/customer/product/favourite',
  who: 'customer',
  summary: 'Save products or remove them. Send several at once to merge a visitor’s list',
  input: z.object({ product_id: list(Id, 200), on: Flag }),
  answer: z.object({ count: z.number() }),
  refusals: { product_unknown: 2000019, too_many: 3000006 },
})

export const getFavourites = call({
  method: 'GET',
  path: '/customer/product/favourites',
  who: 'customer',
  summary: 'List saved products, latest first. One that is no longer sold stays and is marked',
  input: z.object(paging),
  answer: z.extend(page(ProductCard), { ids: z.array(z.string()) }),
  refusals: { cursor_stale: 1000008 },
})

export const getKeptProducts = call({
  method: 'GET',
  path: '/customer/product/kept',
  who: 'visitor',
  summary: 'Get cards for the products saved on a visitor’s device, in the requested order. One that is no longer sold stays and is marked',
  input: z.object({ product_id: list(Id, 30) }),
  answer: z.object({ list: z.array(ProductCard) }),
})

export const seeProducts = call({
  method: 'POST',
  path: '/customer/product/seen',
  who: 'customer',
  summary: 'Record viewed products, latest first',
  input: z.object({ product_id: list(Id, 30) }),
  answer: z.null(),
})

export const getHistory = call({
  method: 'GET',
  path: '/customer/product/history',
  who: 'customer',
  summary: 'List viewed products, latest first',
  input: z.object(paging),
  answer: page(ProductCard),
  refusals: { cursor_stale: 1000008 },
})

export const clearHistory = call({
  method: 'POST',
  path: '/customer/product/history_clear',
  who: 'customer',
  summary: 'Clear the viewed products',
  answer: z.null(),
})

export const waitForProduct = call({
  method: 'POST',
  path: '/customer/product/wait',
  who: 'customer',
  summary: 'Request a notice when a sold-out product is back',
  input: z.object({ product_id: Id, on: Flag }),
  answer: z.object({ waiting: z.boolean() }),
  refusals: { product_unknown: 2000019, too_many: 3000006 },
})

export const FollowedShop = z.object({
  shop: z.pick(Shop, { id: true, name: true, city: true, country: true, image: true, tint: true, status: true }),
  followed_at: Time,
  /** Number of products added since the user followed the shop. `newest` contains the newest of them, at most four. */
  new_count: z.number(),
  newest: z.array(ProductCard),
})

export const getFollowedShops = call({
  method: 'GET',
  path: '/customer/shop/followed',
  who: 'customer',
  summary: 'List the shops you follow, with their news',
  input: z.object(paging),
  answer: z.extend(page(FollowedShop), { ids: z.array(z.string()) }),
  refusals: { cursor_stale: 1000008 },
})
