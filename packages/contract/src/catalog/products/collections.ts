import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { Id, optional, paging } from '../../fields.ts'
import { ProductPage, filters } from './card.ts'

export const getAllProducts = call({
  method: 'GET',
  path: '/customer/product/get_all_products',
  who: 'visitor',
  summary: 'List products by filter and order',
  input: z.object({ ...filters, ...paging }),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008 },
})

const byTaste = { category_id: optional(Id), ...paging }

export const getHotList = call({
  method: 'GET',
  path: '/customer/product/get_hot_list',
  who: 'visitor',
  summary: 'List what people are buying now',
  input: z.object(byTaste),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008 },
})

export const getNew = call({
  method: 'GET',
  path: '/customer/product/get_new',
  who: 'visitor',
  summary: 'List new arrivals, newest first',
  input: z.object(byTaste),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008 },
})

export const getRecommend = call({
  method: 'GET',
  path: '/customer/product/get_recommend',
  who: 'visitor',
  summary: 'List products that go well with a product, or that the mall recommends',
  input: z.object({ ...byTaste, product_id: optional(Id) }),
  answer: ProductPage,
  refusals: { cursor_stale: 1000008, product_unknown: 2000019 },
})

export const clearProductCache = call({
  method: 'GET',
  path: '/customer/product/clear_product_cache',
  who: 'visitor',
  summary: 'Clear cached product answers, at most once in five seconds per node',
  answer: z.object({ cleared: z.boolean() }),
})
