import type { Costs, Payment, PlacedOrder } from '@plaza/contract'
import { formatMoney, type Language } from '@plaza/values'
import type { Kernel } from '../../../../platform/kernel.ts'
import { countryName } from '../../../identity/addresses/places/index.ts'
import { showShop } from '../../cart/pricing/index.ts'
import { type SaleRow, salesOfPayments } from '../../orders/index.ts'
import { type ShopProfile, shopProfiles } from '../../../shops/profile/index.ts'
import { payOptions } from '../methods/pay-options.ts'
import type { PaymentRow } from './payment-rows.ts'

const showOrder = (sale: SaleRow, shop: ShopProfile | undefined): PlacedOrder => {
  if (!shop) throw new Error(`there is no shop ${sale.shopId}`)
  const { key, from, to } = sale.arrival
  return {
    id: sale.id,
    order_no: sale.orderNo,
    shop: showShop(shop),
    pieces: sale.pieces,
    pictures: sale.pictures,
    total: formatMoney(sale.total),
    arrival_method: { key, from, to },
  }
}

const isOpen = ({ status }: PaymentRow): boolean => status === 'unpaid' || status === 'paying'

/** Payments as their owner reads them. */
export const toPaymentsView = async (kernel: Kernel, payments: readonly PaymentRow[], lang: Language): Promise<Payment[]> => {
  const sales = await salesOfPayments(
    kernel.db,
    payments.map(({ id }) => id),
  )
  const shops = await shopProfiles(kernel.db, [...new Set([...sales.values()].flat().map(({ shopId }) => shopId))])
  return Promise.all(
    payments.map(async (payment): Promise<Payment> => {
      const own = sales.get(payment.id) ?? []
      const { customerId, amount } = payment
      const pay = isOpen(payment)
        ? await payOptions(kernel, {
            customerId,
            amount,
            isCollected: own.every(({ arrival }) => arrival.cod),
            shopIds: own.map(({ shopId }) => shopId),
          })
        : []
      return {
        payment_id: payment.id,
        status: payment.status,
        method: payment.method,
        amount: formatMoney(amount),
        costs: payment.costs as Costs,
        orders: own.map((sale) => showOrder(sale, shops.get(sale.shopId))),
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
  const [told] = await toPaymentsView(kernel, [payment], lang)
  if (!told) throw new Error('a payment was not told')
  return told
}
