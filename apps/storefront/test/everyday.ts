import { cast } from '@plaza/cast'
import { type Answer, answering } from '@plaza/client/test'
import {
  type UserInfo,
  getAllBrands,
  getAnnouncements,
  getCurrency,
  getFirstCategories,
  getLanguages,
  getStore,
  getUserInfo,
} from '@plaza/contract'
import { category, websiteConfig } from './samples.ts'

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
export const everydayOf = (user: UserInfo): readonly Answer[] => [answering(getUserInfo, user)]
