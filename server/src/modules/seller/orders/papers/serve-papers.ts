import { Readable } from 'node:stream'
import type { Code } from '@plaza/contract'
import { isLanguage, isRefused } from '@plaza/values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '../../../../platform/http/send-refusal.ts'
import type { HttpPlugin, House } from '../../../../platform/http/plugin.ts'
import type { Kernel } from '../../../../platform/kernel.ts'
import { paperTurns } from '../../../../platform/jobs/fair-queue.ts'
import { countryName } from '../../../identity/addresses/places/index.ts'
import { opensFor, readerOf, signOf } from '../../../foundation/media/index.ts'
import { saleLines } from '../../../orders/orders/lookup/index.ts'
import { allowSeller, type SellerRole } from '../../../shops/access/staff/index.ts'
import { wantedSales } from './wanted-sales.ts'
import { drawSlips } from './draw-slips.ts'
import { exportId, mayExport, type Narrowed, narrowedQuery } from './export-sold-orders.ts'
import { mayPack, slipsId } from './get-packing-slips.ts'
import { ordersTable } from './orders-table.ts'
import { salesOfShop } from './slip-sales.ts'

const idsShape = /^[1-9][0-9]{0,17}(\.[1-9][0-9]{0,17}){0,99}$/

/** The shop of the request if its link was signed for the caller; otherwise the error code. */
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

/** Serves CSV tables and packing slips: the URL must be signed, not expired and requested by the seller it was made for. */
const servePapers = ({ app, kernel }: House): void => {
  app.get('/api/sold-orders.csv', { exposeHeadRoute: false }, async (request, reply) => {
    const narrowed = request.query as Narrowed
    const shopId = await shopOf(kernel, request, mayExport, (shop) => exportId(shop, narrowedQuery(narrowed)))
    if (typeof shopId === 'number') return sendRefusal(kernel, request, reply, shopId)
    return asFile(reply, 'shop.csv')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(ordersTable(kernel, wantedSales(shopId, narrowed))))
  })
  app.get('/api/packing-slips', { exposeHeadRoute: false }, async (request, reply) => {
    const { ids, lang } = request.query as { ids?: unknown; lang?: unknown }
    if (typeof ids !== 'string' || !idsShape.test(ids) || typeof lang !== 'string' || !isLanguage(lang))
      return sendRefusal(kernel, request, reply, 1500018)
    const shopId = await shopOf(kernel, request, mayPack, (shop) => slipsId(shop, ids, lang))
    if (typeof shopId === 'number') return sendRefusal(kernel, request, reply, shopId)
    const sales = await salesOfShop(kernel.db, shopId, ids.split('.'))
    const lines = await saleLines(
      kernel.db,
      sales.map(({ id }) => id),
    )
    const slips = sales.map((sale) => ({
      sale,
      lines: lines.filter(({ saleId }) => saleId === sale.id),
      country: countryName(sale.address.country, lang),
    }))
    return asFile(reply, 'slips.pdf')
      .type('application/pdf')
      .send(await paperTurns({ who: `shop ${shopId}` }, () => drawSlips(slips, lang)))
  })
}

export const salesDoors: readonly HttpPlugin[] = [
  { what: 'tables and packing slips', at: ['/api/sold-orders.csv', '/api/packing-slips'], open: servePapers },
]
