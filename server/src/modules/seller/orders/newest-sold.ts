import type { SoldOrder } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { salesBefore } from '../../orders/orders/lookup/index.ts'
import { soldCards } from './sold-view.ts'

/** The newest few orders of a shop. */
export const newestSold = ({ db }: Pick<Kernel, 'db'>, shopId: string, lang: Language, most: number): Promise<SoldOrder[]> =>
  soldCards(
    db,
    shopId,
    lang,
    salesBefore(db, { shopId }, null, most).then(({ sales }) => sales),
  )
