import { cast } from '@plaza/cast'
import { type Answer, answering, silent } from '@plaza/client/test'
import {
  type UserInfo,
  getAddresses,
  getAllBrands,
  getAllProducts,
  getAnnouncements,
  getCart,
  getComments,
  getCurrency,
  getDelivery,
  getFavourites,
  getFirstCategories,
  getFollowedShops,
  getHistory,
  getHotList,
  getHotWords,
  getLanguages,
  getNew,
  getNews,
  getNotices,
  getPlaces,
  getRecommend,
  getStore,
  getTopCategories,
  getUndelivered,
  getUserInfo,
  listCoupons,
  listOpenPayments,
  openTicket,
  priceCart,
  seeProducts,
  showBalance,
} from '@plaza/contract'
import { balance, category, delivered, pageOf, productCard, websiteConfig } from './samples.ts'

const noAds = { top: [], center_top: [], center: [], center_bottom: [], bottom: [] }
const goods = pageOf(['101', '102', '103', '104', '105', '106'].map((id) => productCard({ id })))
const nothing = { list: [], next_cursor: null }

/** Fixture: answers to requests that most tests need but do not examine. */
export const everyday: readonly Answer[] = [
  answering(getCurrency, { static: { product: '/media/', category: '/media/', general: '/media/' }, list: [...cast.currencies] }),
  answering(getLanguages, [...cast.languages]),
  answering(getStore, ({ type }) => (type === 'advert' ? noAds : websiteConfig)),
  answering(getAnnouncements, []),
  answering(getFirstCategories, [category({ id: '1' }), category({ id: '2' })]),
  answering(getTopCategories, []),
  answering(getAllBrands, nothing),
  answering(getAllProducts, goods),
  answering(getRecommend, goods),
  answering(getHotList, goods),
  answering(getNew, goods),
  answering(getNews, nothing),
  answering(getHotWords, { list: [{ text: 'teapot' }] }),
  answering(getDelivery, ({ country }) => delivered({ place: { country, country_name: country, city: null } })),
  answering(getUndelivered, ({ country }) => ({ place: { country, country_name: country, city: null }, not_delivered: [] })),
  answering(listCoupons, nothing),
  silent(priceCart),
  answering(getComments, { ...nothing, breakdown: [], rating_count: 0, with_words: 0, with_images: 0 }),
]

/** Fixture: the answers of `everyday` for a logged-in user. No live events arrive. */
export const everydayOf = (user: UserInfo): readonly Answer[] => [
  answering(getUserInfo, user),
  answering(showBalance, balance()),
  answering(getAddresses, { list: [], default_id: null, most: 20 }),
  answering(getNotices, { ...nothing, message_unread_count: user.message_unread_count }),
  answering(getFavourites, { ...pageOf([]), ids: [] }),
  answering(getFollowedShops, { ...nothing, ids: [] }),
  answering(getHistory, nothing),
  // The form of a new address asks for the rules of the guessed country.
  answering(getPlaces, { level: 'state', list: [], more: false, form: null }),
  silent(getCart),
  answering(listOpenPayments, []),
  answering(seeProducts, null),
  silent(openTicket),
]
