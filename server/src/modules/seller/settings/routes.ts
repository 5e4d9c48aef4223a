import * as contract from '@plaza/contract'
import { route, type Route } from '../../../platform/http/serve.ts'
import { changeShopNotifications } from './change-shop-notifications.ts'
import { changeShopPaymentSettings } from './change-shop-payment-settings.ts'
import { changeShopSettings } from './change-shop-settings.ts'
import { changeShopShipping } from './change-shop-shipping.ts'
import { getShopNotifications } from './get-shop-notifications.ts'
import { getShopPaymentSettings } from './get-shop-payment-settings.ts'
import { getShopSettings } from './get-shop-settings.ts'
import { getShopShipping } from './get-shop-shipping.ts'

export const shopSettingsRoutes: readonly Route[] = [
  route('getShopSettings', contract.getShopSettings, getShopSettings),
  route('changeShopSettings', contract.changeShopSettings, changeShopSettings),
  route('getShopShipping', contract.getShopShipping, getShopShipping),
  route('changeShopShipping', contract.changeShopShipping, changeShopShipping),
  route('getShopPaymentSettings', contract.getShopPaymentSettings, getShopPaymentSettings),
  route('changeShopPaymentSettings', contract.changeShopPaymentSettings, changeShopPaymentSettings),
  route('getShopNotifications', contract.getShopNotifications, getShopNotifications),
  route('changeShopNotifications', contract.changeShopNotifications, changeShopNotifications),
]
