import { Readable } from 'node:stream'
import type { Code } from '@plaza/contract'
import { isLanguage, isRefused } from '@plaza/values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../../../../platform/http/send-refusal.ts'
import type { HttpPlugin, AppContext } from '../../../../platform/http/plugin.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { documentTurns } from '../../../../platform/jobs/fair-queue.ts'
import { countryName } from '../../../identity/addresses/places/index.ts'
import { opensFor, readerOf, signOf } from '../../../foundation/media/index.ts'
import { orderLines } from '../../../orders/orders/lookup/index.ts'
import { allowSeller, type SellerRole } from '../../../shops/access/staff/index.ts'
import { soldOrderFilter } from './wanted-orders.ts'
import { drawSlips } from './draw-slips.ts'
import { exportId, mayExport, type Narrowed, narrowedQuery } from './export-sold-orders.ts'
import { mayPack, slipsId } from './get-packing-slips.ts'
import { ordersTable } from './orders-table.ts'
import { ordersOfShop } from './slip-orders.ts'

const idsShape = /^[1-9][0-9]{0,17}(\.[1-9][0-9]{0,17}){0,99}$/

/** The shop for which the request's link was signed. If the link is invalid or the caller is another person, the error code. */
const shopOf = async (
  kernel: Kernel,
  request: FastifyRequest,
  roles: readonly SellerRole[],
  idOf: (shopId: string) => string,
): Promise<string | Code> => {
  const reader = await readerOf(kernel, request)
  if (typeof reader === 'number') return reader
  if (reader.audience !== 'seller') return 1000004
  const seller = await allowSeller({ kernel, session: reader }, roles)
  if (isRefused(seller)) return 3000001
  const { shopId } = seller.done
  return opensFor(kernel, { id: idOf(shopId), ...signOf(request) }, reader) ? shopId : 1500018
}

const asFile = (reply: FastifyReply, name: string) =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")

/** Serves CSV tables and packing slips. The URL must be signed and not expired, and only the seller it was made for may request it. */
const serveOrderDocuments = ({ app, kernel }: AppContext): void => {
  app.get('/api/sold-orders.csv', { exposeHeadRoute: false }, async (request, reply) => {
    const narrowed = request.query as Narrowed
    const shopId = await shopOf(kernel, request, mayExport, (shop) => exportId(shop, narrowedQuery(narrowed)))
    if (typeof shopId === 'number') return sendRefusal(kernel, request, reply, shopId)
    return asFile(reply, 'shop.csv')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(ordersTable(kernel, soldOrderFilter(shopId, narrowed))))
  })
  app.get('/api/packing-slips', { exposeHeadRoute: false }, async (request, reply) => {
    const { ids, lang } = request.query as { ids?: unknown; lang?: unknown }
    if (typeof ids !== 'string' || !idsShape.test(ids) || typeof lang !== 'string' || !isLanguage(lang))
      return sendRefusal(kernel, request, reply, 1500018)
    const shopId = await shopOf(kernel, request, mayPack, (shop) => slipsId(shop, ids, lang))
    if (typeof shopId === 'number') return sendRefusal(kernel, request, reply, shopId)
    const orders = await ordersOfShop(kernel.db, shopId, ids.split('.'))
    const lines = await orderLines(
      kernel.db,
      orders.map(({ id }) => id),
    )
    const slips = orders.map((order) => ({
      order,
      lines: lines.filter(({ orderId }) => orderId === order.id),
      country: countryName(order.address.country, lang),
    }))
    return asFile(reply, 'slips.pdf')
      .type('application/pdf')
      .send(await documentTurns({ who: `shop ${shopId}` }, () => drawSlips(slips, lang)))
  })
}

export const soldOrderPlugins: readonly HttpPlugin[] = [
  { what: 'tables and packing slips', at: ['/api/sold-orders.csv', '/api/packing-slips'], open: serveOrderDocuments },
]
