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

/** The signed-in member of the shop, with the member's rights and the counts of unfinished tasks. */
export const useGetSeller = () => useAnswer(getSeller, {}, { tongue: 'any' })
/** Whether the signed-in member has a right. False until the session is loaded. */
export const useMay = (right: SellerRight): boolean => useGetSeller().data?.may.includes(right) ?? false

export const useGetDashboard = (days: Fields<typeof getDashboard>) => useAnswer(getDashboard, days)

export const useShowFirstSteps = () => useAnswer(showFirstSteps, {}, { tongue: 'any' })

/** Queries that become stale when a notice arrives or is read. */
export const eventsOfNotices = [listShopNotices, getSeller]

export const useListShopNoticesPages = (view: 'all' | 'unread') =>
  usePages(listShopNotices, { limit: '20', ...(view === 'unread' && { unread: '1' }) })
export const useReadShopNotice = () => useChange(readShopNotice, { stale: eventsOfNotices, staleIfFailed: eventsOfNotices })
export const useReadAllShopNotices = () => useChange(readAllShopNotices, { stale: eventsOfNotices, staleIfFailed: eventsOfNotices })
