import { sql } from 'kysely'
import { minor } from '@plaza/values'
import { changed } from '../../../platform/cache/invalidate.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, getOne } from '../../../platform/db/rows.ts'
import type { Method, Rate } from './terms.ts'

/** The invalidation tag of a shop's delivery terms. */
export const termsTag = (shopId: string): string => `delivery:${shopId}`

type RateRow = Omit<Rate, 'fee' | 'feePerKg' | 'freeFrom'> & { fee: string; feePerKg: string; freeFrom: string | null }
type MethodRow = Omit<Method, 'rates'> & { shopId: string; rates: RateRow[] }

const readRate = (rate: RateRow): Rate => ({
  ...rate,
  fee: minor(BigInt(rate.fee)),
  feePerKg: minor(BigInt(rate.feePerKg)),
  freeFrom: rate.freeFrom === null ? null : minor(BigInt(rate.freeFrom)),
})

/** The shipping methods of these shops with their rates, by shop. */
export const methodRows = async (db: Db, shopIds: readonly string[]): Promise<ReadonlyMap<string, Method[]>> => {
  const found = await query<MethodRow>(db)`
    select shop_id as "shopId", key, names, carrier, jsonb_build_object('least', work_days_least, 'most', work_days_most) as "workDays",
      cut_off_hour as "cutOffHour",
      (select coalesce(jsonb_agg(jsonb_build_object('region', region, 'countries', countries, 'butCountries', but_countries, 'butStates', but_states,
        'fee', fee::text, 'feePerKg', fee_per_kg::text, 'maxGrams', most_grams, 'freeFrom', free_from::text,
        'wayDays', jsonb_build_object('least', way_days_least, 'most', way_days_most), 'cod', cod) order by id), '[]')
        from shipping.rate where method_id = method.id) as rates
    from shipping.method where shop_id = any(${shopIds}::bigint[]) order by shop_id, place, id`
  const methods = new Map<string, Method[]>()
  for (const { shopId, rates, ...method } of found)
    methods.set(shopId, [...(methods.get(shopId) ?? []), { ...method, rates: rates.map(readRate) }])
  return methods
}

const insertRate = async (tx: Tx, methodId: string, rate: Rate): Promise<void> => {
  await sql`insert into shipping.rate
      (method_id, region, countries, but_countries, but_states, fee, fee_per_kg, most_grams, free_from, way_days_least, way_days_most, cod)
    values (${methodId}, ${rate.region}, ${rate.countries}::text[], ${rate.butCountries}::text[], ${rate.butStates}::text[], ${String(rate.fee)},
      ${String(rate.feePerKg)}, ${rate.maxGrams}, ${rate.freeFrom === null ? null : String(rate.freeFrom)}, ${rate.wayDays.least},
      ${rate.wayDays.most}, ${rate.cod})`.execute(tx)
}

/** Replaces all shipping methods of a shop. */
export const replaceMethods = async (tx: Tx, shopId: string, methods: readonly Method[], demo = false): Promise<void> => {
  await sql`delete from shipping.method where shop_id = ${shopId}`.execute(tx)
  await insertMethods(tx, shopId, methods, demo)
}

/** Adds shipping methods to a shop. */
export const insertMethods = async (tx: Tx, shopId: string, methods: readonly Method[], demo = false): Promise<void> => {
  for (const [at, each] of methods.entries()) {
    const { id } = await getOne<{ id: string }>(tx)`
      insert into shipping.method (shop_id, key, names, carrier, work_days_least, work_days_most, cut_off_hour, place, demo)
      values (${shopId}, ${each.key}, ${JSON.stringify(each.names)}, ${each.carrier}, ${each.workDays.least}, ${each.workDays.most},
        ${each.cutOffHour}, ${at}, ${demo}) returning id`
    for (const rate of each.rates) await insertRate(tx, id, rate)
  }
  await changed(tx, [termsTag(shopId)])
}
