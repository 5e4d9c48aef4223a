import type { Cast, CastDelivery, CastRate } from '@plaza/cast'
import { money, nothing } from '@plaza/values'
import type { Tx } from '../platform/db/database.ts'
import { replaceMethods, putTaxRule, type Method, type Rate } from '../modules/orders/shipping/index.ts'
import { idOf, type FilledCatalogue } from './fill-catalogue.ts'

const asRate = (rate: CastRate): Rate => ({
  region: rate.region,
  countries: rate.countries ?? [],
  butCountries: [],
  butStates: rate.butStates ?? [],
  fee: money(rate.fee),
  feePerKg: rate.feePerKg ? money(rate.feePerKg) : nothing,
  maxGrams: rate.maxGrams ?? null,
  freeFrom: rate.freeFrom ? money(rate.freeFrom) : null,
  wayDays: { least: rate.way[0], most: rate.way[1] },
  cod: rate.cod ?? false,
})

const asMethod = (method: CastDelivery['methods'][number]): Method => ({
  key: method.key,
  names: method.name,
  carrier: method.carrier,
  workDays: { least: method.work[0], most: method.work[1] },
  cutOffHour: method.cutOffHour,
  rates: method.rates.map(asRate),
})

/** Writes the delivery methods of the demo shops, and the tax rules of some countries. */
export const fillDelivery = async (tx: Tx, cast: Cast, { shops, categories }: FilledCatalogue): Promise<void> => {
  for (const { shop, methods } of cast.delivery) await replaceMethods(tx, idOf(shops, shop), methods.map(asMethod), true)
  for (const { country, category, rate } of cast.taxRules)
    await putTaxRule(tx, { country, categoryId: category ? idOf(categories, category) : null, rate })
}
