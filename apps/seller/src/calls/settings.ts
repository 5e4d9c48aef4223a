import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import {
  changeShopNotifications,
  changeShopPaymentSettings,
  changeShopSettings,
  changeShopShipping,
  checkShopWithdrawal,
  getPlaces,
  getSeller,
  getShopNotifications,
  getShopPaymentSettings,
  getShopSettings,
  getShopShipping,
} from '@plaza/contract'
import type { Fields } from '@plaza/client'

export const useGetShopSettings = () => useAnswer(getShopSettings, {}, { tongue: 'any' })
export const useChangeShopSettings = () =>
  useChange(changeShopSettings, { stale: [getShopSettings, getShopShipping, getSeller], staleIfFailed: [getShopSettings] })
export const useGetShopShipping = () => useAnswer(getShopShipping, {}, { tongue: 'any' })
export const useChangeShopShipping = () => useChange(changeShopShipping, { stale: [getShopShipping], staleIfFailed: [getShopShipping] })
export const useGetShopPaymentSettings = () => useAnswer(getShopPaymentSettings, {}, { tongue: 'any' })
export const useChangeShopPaymentSettings = () =>
  useChange(changeShopPaymentSettings, { stale: [getShopPaymentSettings, checkShopWithdrawal], staleIfFailed: [getShopPaymentSettings] })
export const useGetShopNotifications = () => useAnswer(getShopNotifications, {}, { tongue: 'any' })
export const useChangeShopNotifications = () =>
  useChange(changeShopNotifications, { stale: [getShopNotifications], staleIfFailed: [getShopNotifications] })
/** Every country, named in the user's language. */
export const useCountries = () => useAnswer(getPlaces, {} as Fields<typeof getPlaces>).data?.list ?? []
