import type { DeliveryMethod } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import { localizedOut } from '../../../platform/documents/localized.ts'
import type { ShippingMethod } from './ways-to.ts'

export const toShippingMethodView = ({ key, names, carrier, fee, freeFrom, from, to }: ShippingMethod): DeliveryMethod => ({
  key,
  ...localizedOut('name', names),
  carrier,
  fee: formatMoney(fee),
  free_from: freeFrom === null ? null : formatMoney(freeFrom),
  from,
  to,
})
