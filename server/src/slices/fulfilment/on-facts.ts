import { listener } from '../../kernel/facts.ts'
import { holdSale } from '../orders/moving/index.ts'
import { followParcels } from './progress-sale.ts'

export const fulfilmentListeners = [
  listener('parcel.moved', 'an order is where its parcels are', async (tx, { orderId, at }) => {
    const sale = await holdSale(tx, orderId)
    if (sale) await followParcels(tx, sale, new Date(at))
  }),
]
