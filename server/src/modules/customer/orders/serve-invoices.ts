import type { Code } from '@plaza/contract'
import { isLanguage } from '@plaza/values'
import { sendRefusal } from '../../../platform/http/send-refusal.ts'
import type { HttpPlugin, AppContext } from '../../../platform/http/plugin.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { documentTurns } from '../../../platform/jobs/fair-queue.ts'
import { countryName } from '../../identity/addresses/places/index.ts'
import { paidHow } from '../../orders/checkout/methods/index.ts'
import { opensFor, readerOf, signOf } from '../../foundation/media/index.ts'
import { orderById, orderLines } from '../../orders/orders/lookup/index.ts'
import { websiteConfig } from '../../foundation/settings/index.ts'
import { invoiceId } from './get-invoice.ts'
import { drawInvoice, type Invoice } from './draw-invoice.ts'

const idShape = /^[1-9][0-9]{0,17}$/

const readInvoice = async (kernel: Kernel, id: string, customerId: string, lang: Invoice['lang']): Promise<Invoice | null> => {
  const order = await orderById(kernel.db, id)
  if (order?.customerId !== customerId || !order.paidAt) return null
  const [lines, payments, config] = await Promise.all([
    orderLines(kernel.db, [id]),
    paidHow(kernel.db, [order.paymentId]),
    websiteConfig(kernel),
  ])
  const paid = payments.get(order.paymentId)
  if (!paid) return null
  return {
    mall: config.shop_name,
    currency: config.base_currency,
    order,
    lines,
    paid,
    country: countryName(order.address.country, lang),
    lang,
  }
}

/** Serves invoices. The URL must be signed and not expired, and the requester must be the buyer for whom it was signed. */
const serveInvoices = ({ app, kernel }: AppContext): void => {
  app.get('/api/invoices/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const refuse = (code: Code) => sendRefusal(kernel, request, reply, code)
    const reader = await readerOf(kernel, request)
    if (typeof reader === 'number') return refuse(reader)
    const { id } = request.params as { id: string }
    const { lang } = request.query as { lang?: unknown }
    if (!idShape.test(id) || typeof lang !== 'string' || !isLanguage(lang)) return refuse(1500018)
    if (!opensFor(kernel, { id: invoiceId(id, lang), ...signOf(request) }, reader)) return refuse(1500018)
    const invoice = await readInvoice(kernel, id, reader.personId, lang)
    if (!invoice) return refuse(1500018)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="invoice-${invoice.order.orderNo}.pdf"`)
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .type('application/pdf')
      .send(await documentTurns({ who: `customer ${reader.personId}` }, () => drawInvoice(invoice)))
  })
}

export const purchasesPlugins: readonly HttpPlugin[] = [{ what: 'invoices', at: ['/api/invoices/:id'], open: serveInvoices }]
