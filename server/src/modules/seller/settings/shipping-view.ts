import type { ShopShipping } from '@plaza/contract'
import { formatMoney } from '@plaza/values'
import { localizedOut } from '../../../platform/documents/localized.ts'
import { versionOf } from '../../../platform/db/row-version.ts'
import type { Method, Rate } from '../../orders/shipping/index.ts'

const toRateView = (rate: Rate): ShopShipping['methods'][number]['rates'][number] => ({
  region: rate.region,
  countries: [...rate.countries],
  but_countries: [...rate.butCountries],
  but_states: [...rate.butStates],
  fee: formatMoney(rate.fee),
  fee_per_kg: formatMoney(rate.feePerKg),
  most_grams: rate.maxGrams,
  free_from: rate.freeFrom === null ? null : formatMoney(rate.freeFrom),
  way_days: rate.wayDays,
  cod: rate.cod,
})

const toMethodView = (method: Method): ShopShipping['methods'][number] => ({
  key: method.key,
  ...localizedOut('name', method.names),
  carrier: method.carrier,
  work_days: method.workDays,
  cut_off_hour: method.cutOffHour,
  rates: method.rates.map(toRateView),
})

export const toShippingView = (country: string, methods: readonly Method[] = []): ShopShipping => {
  const view = methods.map(toMethodView)
  return { country, methods: view, version: versionOf(view) }
}
