import type { getInvoice as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { currentUserId, type UseCase } from '../../../platform/http/serve.ts'
import { signFor } from '../../foundation/media/index.ts'
import { saleById } from '../../orders/orders/lookup/index.ts'

/** What an address of an invoice is signed for: the order, and the language that it is written in. */
export const invoiceId = (id: string, lang: string): string => `invoice:${id}:${lang}`

/** The way to the invoice of a paid order, open for ten minutes to whoever asked. */
export const getInvoice: UseCase<typeof call> = async ({ kernel, input, session, lang }) => {
  const personId = currentUserId({ session })
  const sale = await saleById(kernel.db, input.id)
  if (sale?.customerId !== personId) return refused('order_unknown')
  if (!sale.paidAt) return refused('not_paid')
  const { query } = signFor(kernel, invoiceId(sale.id, lang), { audience: 'customer', personId })
  return done({ url: `/api/invoices/${sale.id}?lang=${lang}&${query}`, file_name: `invoice-${sale.orderNo}.pdf` })
}
