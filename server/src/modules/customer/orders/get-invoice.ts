import type { getInvoice as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { signFor } from '../../foundation/media/index.ts'
import { orderById } from '../../orders/orders/lookup/index.ts'

/** The subject that an invoice link's signature covers: the order and the invoice's language. */
export const invoiceId = (id: string, lang: string): string => `invoice:${id}:${lang}`

/** Returns a link to a paid order's invoice, valid for the caller for ten minutes. */
export const getInvoice: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const personId = currentUserId({ session })
  const order = await orderById(kernel.db, input.id)
  if (order?.customerId !== personId) return refused('order_unknown')
  if (!order.paidAt) return refused('not_paid')
  const { query } = signFor(kernel, invoiceId(order.id, lang), { audience: 'customer', personId })
  return done({ url: `/api/invoices/${order.id}?lang=${lang}&${query}`, file_name: `invoice-${order.orderNo}.pdf` })
}
