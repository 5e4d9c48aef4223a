import { getAllBrands, getAllProducts, getAnnouncements, getFirstCategories, getNews, getPosts, type Call } from '@plaza/contract'
import { everyCall } from '@plaza/contract/every-call'
import { fieldsOf } from '@plaza/contract/json-schema'
import type { DemoMall } from './demo-mall.ts'

export type PublicIds = Record<'product' | 'category' | 'brand' | 'shop' | 'news' | 'post' | 'announcement', string>

/** IDs of one record of each public kind. */
export const publicIds = async (mall: Pick<DemoMall, 'ask'>): Promise<PublicIds> => {
  const product = (await mall.ask(getAllProducts)).data.list[0]
  return {
    product: product?.id ?? '',
    shop: product?.shop.id ?? '',
    category: (await mall.ask(getFirstCategories)).data[0]?.id ?? '',
    brand: (await mall.ask(getAllBrands)).data.list[0]?.id ?? '',
    news: (await mall.ask(getNews)).data.list[0]?.id ?? '',
    post: (await mall.ask(getPosts)).data.list[0]?.id ?? '',
    announcement: (await mall.ask(getAnnouncements)).data[0]?.id ?? '',
  }
}

const sectionsOf = (name: string): string[] => {
  const call = everyCall.find((each) => each.name === name)?.call
  return fieldsOf(call?.input, name).fields.find((field) => field.name === 'section')?.schema['enum'] as string[]
}

/** Example inputs for visitors' read-only calls that have required fields. All other calls are sent without input. */
export const readingExamples = (ids: PublicIds): Readonly<Record<string, Record<string, string>[]>> => ({
  getStore: [{ type: 'advert' }, { type: 'website_config' }],
  getNewsItem: [{ id: ids.news }],
  getPost: [{ id: ids.post }],
  getProductDetail: [{ id: ids.product }],
  getKeptProducts: [{ product_id: ids.product }],
  getBrand: [{ id: ids.brand }],
  getCategory: sectionsOf('getCategory').map((section) => ({ id: ids.category, section })),
  getShop: sectionsOf('getShop').map((section) => ({ id: ids.shop, section })),
  getDelivery: [{ product_id: ids.product, country: 'TH' }],
  getUndelivered: [{ product_id: ids.product, country: 'TH' }],
  priceCart: [{ 'items[0][product_id]': ids.product, 'items[0][quantity]': '1', country: 'TH' }],
  getShopReviews: [{ id: ids.shop }],
  getComments: [{ product_id: ids.product }],
  searchProducts: [{ keyword: 'lamp' }, { keyword: 'ชา' }],
  suggest: [{ prefix: 'la' }],
  findPlaces: [{ keyword: 'Lyon' }],
})

/** Visitors' calls that change data, or that need a code which no other call returns. */
const doings = new Set([
  'loginByPassword',
  'loginByCode',
  'getSocialLogin',
  'bindSocialAccount',
  'sendCode',
  'register',
  'forgotPassword',
  'resetPassword',
  'loginOperator',
  'openInvitation',
  'acceptInvitation',
  'getInvitation',
  'followAffiliateLink',
  'translateComment',
])

export type Reading = { name: string; call: Call; input: Record<string, string> }

/** All read-only calls of visitors, with every example input. */
export const visitorsReadings = (ids: PublicIds): Reading[] => {
  const examples = readingExamples(ids)
  return everyCall
    .filter(({ name, call }) => call.who === 'visitor' && !doings.has(name))
    .flatMap(({ name, call }) => (examples[name] ?? [{}]).map((input) => ({ name, call, input })))
}
