import type { SoldOrder } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { saleLines, salesBefore } from '../../orders/orders/reading/index.ts'
import { parcelsOf } from '../../orders/shipments/index.ts'
import { shopProfile } from '../../shops/profile/index.ts'
import { leftOf, soldCard, unpaidOf } from './tell-sold.ts'

/** The newest few orders of a shop. */
export const newestSold = async ({ db }: Pick<Kernel, 'db'>, shopId: string, lang: Language, most: number): Promise<SoldOrder[]> => {
  const [shop, { sales }] = await Promise.all([shopProfile(db, shopId), salesBefore(db, { shopId }, null, most)])
  if (!shop) throw new Error(`there is no shop ${shopId}`)
  const ids = sales.map(({ id }) => id)
  const [lines, parcels, unpaid] = await Promise.all([saleLines(db, ids), parcelsOf(db, ids), unpaidOf(db, sales)])
  return sales.map((sale) => soldCard(sale, { shop, lang, left: leftOf(sale, lines, parcels.get(sale.id) ?? []), unpaid }))
}
