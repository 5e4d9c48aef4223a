import type { SoldOrder } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { Kernel } from '../../../platform/kernel.ts'
import { ordersBefore } from '../../orders/orders/lookup/index.ts'
import { soldCards } from './sold-view.ts'

export const newestSold = ({ db }: Pick<Kernel, 'db'>, shopId: string, lang: Language, most: number): Promise<SoldOrder[]> =>
  soldCards(
    db,
    shopId,
    lang,
    ordersBefore(db, { shopId }, null, most).then(({ orders }) => orders),
  )
