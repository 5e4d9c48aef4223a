import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  type SellerRight,
  getSeller,
  getDashboard,
  showFirstSteps,
  listShopNotices,
  readAllShopNotices,
  readShopNotice,
} from '@plaza/contract'
import type { Fields } from '@plaza/client'

/** The signed-in member, the member's rights, and the counts of waiting work. */
export const useGetSeller = () => useAnswer(getSeller, {}, { tongue: 'any' })
/** Whether the signed-in member may do something. Until the session is loaded the answer is no. */
export const useMay = (right: SellerRight): boolean => useGetSeller().data?.may.includes(right) ?? false

export const useGetDashboard = (days: Fields<typeof getDashboard>) => useAnswer(getDashboard, days)

export const useShowFirstSteps = () => useAnswer(showFirstSteps, {}, { tongue: 'any' })

/** Answers that a new or read notice makes stale. */
export const eventsOfNotices = [listShopNotices, getSeller]

export const useListShopNoticesPages = (view: 'all' | 'unread') =>
  usePages(listShopNotices, { limit: '20', ...(view === 'unread' && { unread: '1' }) })
export const useReadShopNotice = () => useChange(readShopNotice, { stale: eventsOfNotices, staleIfFailed: eventsOfNotices })
export const useReadAllShopNotices = () => useChange(readAllShopNotices, { stale: eventsOfNotices, staleIfFailed: eventsOfNotices })
