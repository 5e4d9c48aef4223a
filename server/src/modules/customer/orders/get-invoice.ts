import type { getInvoice as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { signFor } from '../../foundation/media/index.ts'
import { saleById } from '../../orders/orders/lookup/index.ts'

/** The subject that an invoice link is signed for: the order and the invoice's language. */
export const invoiceId = (id: string, lang: string): string => `invoice:${id}:${lang}`

/** The link to a paid order's invoice, open to the caller for ten minutes. */
export const getInvoice: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const personId = currentUserId({ session })
  const sale = await saleById(kernel.db, input.id)
  if (sale?.customerId !== personId) return refused('order_unknown')
  if (!sale.paidAt) return refused('not_paid')
  const { query } = signFor(kernel, invoiceId(sale.id, lang), { audience: 'customer', personId })
  return done({ url: `/api/invoices/${sale.id}?lang=${lang}&${query}`, file_name: `invoice-${sale.orderNo}.pdf` })
}
