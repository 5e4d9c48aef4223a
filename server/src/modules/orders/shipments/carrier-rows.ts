import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { query, findOne } from '../../../platform/db/rows.ts'

/** A carrier: the formats of its tracking numbers, and the link to its tracking page. */
export type Carrier = {
  key: string
  name: string
  /** Tracking number formats: `#` is a digit, `@` a letter, `*` either of them. `{10}` repeats the preceding character. */
  forms: string[]
  example: string
  /** URL of the tracking page; `{no}` is replaced by the tracking number. */
  page: string | null
  /** Countries from which the carrier takes parcels; null for all. */
  countries: string[] | null
  enabled: boolean
  rank: number
}
const columns = sql`key, name, forms, example, page, countries, enabled, place as rank`

export const allCarriers = (db: Db): Promise<Carrier[]> => query<Carrier>(db)`select ${columns} from shipments.carrier order by place, key`

export const carrierOf = (db: Db, key: string): Promise<Carrier | null> =>
  findOne<Carrier>(db)`select ${columns} from shipments.carrier where key = ${key}`

/** The carrier of this name, in any case. Shops name their carriers in free text. */
export const carrierNamed = (db: Db, name: string): Promise<Carrier | null> =>
  findOne<Carrier>(db)`select ${columns} from shipments.carrier where enabled and lower(name) = lower(${name}) order by place, key limit 1`

/** Carriers that take parcels in this country. Carriers with a list of countries come before carriers for all countries. */
export const carriersFrom = (db: Db, country: string): Promise<Carrier[]> => query<Carrier>(db)`
  select ${columns} from shipments.carrier where enabled and (countries is null or ${country} = any(countries)) order by countries is null, place, key`

export const writeCarrier = async (tx: Tx, { key, name, forms, example, page, countries, enabled, rank }: Carrier): Promise<void> => {
  await sql`insert into shipments.carrier (key, name, forms, example, page, countries, enabled, place)
    values (${key}, ${name}, ${forms}::text[], ${example}, ${page}, ${countries}::text[], ${enabled}, ${rank})
    on conflict (key) do update set (name, forms, example, page, countries, enabled, place)
      = (excluded.name, excluded.forms, excluded.example, excluded.page, excluded.countries, excluded.enabled, excluded.place)`.execute(tx)
}
