import type { Fields } from '@plaza/client'
import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { endMallCoupon, getCategoryTree, listEdits, listMallCoupons, saveMallCoupon } from '@plaza/contract'

export const useListMallCouponsPages = (wanted: Omit<Fields<typeof listMallCoupons>, 'cursor'>) =>
  usePages(listMallCoupons, wanted as Fields<typeof listMallCoupons>, { tongue: 'any' })
export const useSaveMallCoupon = () => useChange(saveMallCoupon, { stale: [listMallCoupons, listEdits], staleIfFailed: [listMallCoupons] })
export const useEndMallCoupon = () => useChange(endMallCoupon, { stale: [listMallCoupons, listEdits], staleIfFailed: [listMallCoupons] })
export const useCategoryTree = () => useAnswer(getCategoryTree, {})
