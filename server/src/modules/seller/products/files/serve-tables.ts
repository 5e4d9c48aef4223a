import { Readable } from 'node:stream'
import type { Code } from '@plaza/contract'
import { isRefused } from '@plaza/values'
import type { HttpPlugin, AppContext } from '../../../../platform/http/plugin.ts'
import { sendRefusal } from '../../../../platform/http/send-refusal.ts'
import { opensFor, readerOf, signOf } from '../../../foundation/media/index.ts'
import { allowSeller } from '../../../shops/access/staff/index.ts'
import { productRoles } from '../drafts/own-entry.ts'
import { tableId } from './export-shop-products.ts'
import { productLines } from './product-lines.ts'

/** Serves a shop's products as a CSV table. The table is streamed line by line, so memory use does not grow with the number of products. */
const serveTables = ({ app, kernel }: AppContext): void => {
  app.get('/api/tables/products.csv', { exposeHeadRoute: false }, async (request, reply) => {
    const refuse = (code: Code) => sendRefusal(kernel, request, reply, code)
    const reader = await readerOf(kernel, request)
    if (typeof reader === 'number') return refuse(reader)
    if (reader.audience !== 'seller') return refuse(1000004)
    const seller = await allowSeller({ kernel, session: reader }, productRoles)
    if (isRefused(seller)) return refuse(3000001)
    const { shopId } = seller.done
    if (!opensFor(kernel, { id: tableId(shopId), ...signOf(request) }, reader)) return refuse(2000019)
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="products.csv"')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(productLines(kernel, shopId)))
  })
}

export const tablesPlugin: HttpPlugin = { what: 'tables of a shop', at: ['/api/tables/products.csv'], open: serveTables }
