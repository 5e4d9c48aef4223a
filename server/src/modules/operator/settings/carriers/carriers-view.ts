import type { MallCarrier } from '@plaza/contract'
import type { Db } from '../../../../platform/db/database.ts'
import { unchanged, versionsOf } from '../../../approvals/changelog/index.ts'
import { allCarriers } from '../../../orders/shipments/index.ts'

export const toCarriersView = async (db: Db): Promise<MallCarrier[]> => {
  const rows = await allCarriers(db)
  const keys = rows.map(({ key }) => key)
  const versions = await versionsOf(db, 'carrier', keys)
  return rows.map(({ key, name, forms, example, page, countries, enabled }) => ({
    ...{ key, name, forms, example, page, countries: countries ?? [], enabled, version: versions.get(key) ?? unchanged },
  }))
}
