import { usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { getSeller, listShopNotices, readAllShopNotices, readShopNotice } from '@plaza/contract'

/** What one was told or has read makes untrue. */
export const tellingOfNotices = [listShopNotices, getSeller]

export const useListShopNoticesPages = (view: 'all' | 'unread') =>
  usePages(listShopNotices, { limit: '20', ...(view === 'unread' && { unread: '1' }) })
export const useReadShopNotice = () => useChange(readShopNotice, { stale: tellingOfNotices, staleIfFailed: tellingOfNotices })
export const useReadAllShopNotices = () => useChange(readAllShopNotices, { stale: tellingOfNotices, staleIfFailed: tellingOfNotices })
