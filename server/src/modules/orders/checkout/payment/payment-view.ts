import type { Costs, Payment, PlacedOrder } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { countryName } from '../../../identity/addresses/places/index.ts'
import { showShop } from '../../cart/pricing/index.ts'
import { type OrderRow, ordersOfPayments } from '../../orders/index.ts'
import { type ShopProfile, shopProfiles } from '../../../shops/profile/index.ts'
import { payOptions } from '../methods/pay-options.ts'
import type { PaymentRow } from './payment-rows.ts'

const showOrder = (order: OrderRow, shop: ShopProfile | undefined): PlacedOrder => {
  if (!shop) throw new Error(`there is no shop ${order.shopId}`)
  const { key, from, to } = order.arrival
  return {
    id: order.id,
    order_no: order.orderNo,
    shop: showShop(shop),
    pieces: order.pieces,
    pictures: order.pictures,
    total: formatMoney(order.total),
    arrival_method: { key, from, to },
  }
}

const isOpen = ({ status }: PaymentRow): boolean => status === 'unpaid' || status === 'paying'

/** Payments as their buyer sees them. */
export const toPaymentsView = async (kernel: Kernel, payments: readonly PaymentRow[], lang: Language): Promise<Payment[]> => {
  const orders = await ordersOfPayments(
    kernel.db,
    payments.map(({ id }) => id),
  )
  const shops = await shopProfiles(kernel.db, [...new Set([...orders.values()].flat().map(({ shopId }) => shopId))])
  return Promise.all(
    payments.map(async (payment): Promise<Payment> => {
      const own = orders.get(payment.id) ?? []
      const { customerId, amount } = payment
      const parcels = own.map(({ shopId, arrival }) => ({ shopId, isCollected: arrival.cod }))
      const pay = isOpen(payment) ? await payOptions(kernel, { customerId, amount, to: payment.address, parcels }, lang) : []
      return {
        payment_id: payment.id,
        status: payment.status,
        method: payment.method,
        amount: formatMoney(amount),
        costs: payment.costs as Costs,
        orders: own.map((order) => showOrder(order, shops.get(order.shopId))),
        address: {
          full_name: payment.address.full_name,
          phone: payment.address.phone,
          lines: payment.address.lines,
          country_name: countryName(payment.address.country, lang),
        },
        placed_at: payment.placedAt.toISOString(),
        pay_by: isOpen(payment) ? payment.payBy.toISOString() : null,
        paid_at: payment.paidAt?.toISOString() ?? null,
        redirect_url: payment.redirectUrl,
        failed: payment.failed,
        cancelled_for: payment.cancelledFor,
        actions: isOpen(payment) ? ['pay', 'cancel'] : [],
        pay,
        shown: payment.shown,
      }
    }),
  )
}

export const toPaymentView = async (kernel: Kernel, payment: PaymentRow, lang: Language): Promise<Payment> => {
  const [view] = await toPaymentsView(kernel, [payment], lang)
  if (!view) throw new Error('a payment was not told')
  return view
}
