import { cast } from '@plaza/cast'
import { type Answer, answering, silent } from '@plaza/client/test'
import {
  type UserInfo,
  getAllBrands,
  getAnnouncements,
  getCurrency,
  getFavourites,
  getFirstCategories,
  getFollowedShops,
  getLanguages,
  getStore,
  getUserInfo,
  openTicket,
  showBalance,
} from '@plaza/contract'
import { balance, category, websiteConfig } from './samples.ts'

const noAds = { top: [], center_top: [], center: [], center_bottom: [], bottom: [] }

/** What the frame of the shop asks for on every page, answered as on a quiet day. */
export const everyday: readonly Answer[] = [
  answering(getCurrency, { static: { product: '/media/', category: '/media/', general: '/media/' }, list: [...cast.currencies] }),
  answering(getLanguages, [...cast.languages]),
  answering(getStore, ({ type }) => (type === 'advert' ? noAds : websiteConfig)),
  answering(getAnnouncements, []),
  answering(getFirstCategories, [category({ id: '1' }), category({ id: '2' })]),
  answering(getAllBrands, { list: [], next_cursor: null }),
]

/** What is asked for besides once somebody is logged in. */
export const everydayOf = (user: UserInfo): readonly Answer[] => [
  answering(getUserInfo, user),
  answering(showBalance, balance()),
  answering(getFavourites, { ids: [], list: [], next_cursor: null }),
  answering(getFollowedShops, { ids: [], list: [], next_cursor: null }),
  // Nothing is told live; what a test wants heard it says itself.
  silent(openTicket),
]
