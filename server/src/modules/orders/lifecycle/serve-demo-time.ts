import type { HttpPlugin, AppContext } from '../../../platform/http/plugin.ts'
import { TransportFailure } from '../../../platform/jobs/transport-failure.ts'
import { httpsAt, pageHeaders } from '../../../platform/http/security-headers.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { endPayoutRest, payoutsAtRest } from '../../identity/accounts/payouts/index.ts'
import { lockOrder, upcomingOrders, writeOrderChange } from '../orders/steps/index.ts'
import { moveDueOrder } from './schedules.ts'
import { timePage } from './time-page.ts'

const path = '/demo/time'
const maxShown = 100

/** Skips the waiting time of an order, so that its next scheduled transition is due now. */
const letOrderGoOn = async (kernel: Kernel, id: string): Promise<void> => {
  await transaction(kernel, async (tx) => {
    const order = await lockOrder(tx, id)
    const now = kernel.now()
    if (!order?.nextDo || !order.nextAt || order.nextAt <= now) return
    const isOver = order.nextDo === 'complete' && order.returnUntil !== null
    await writeOrderChange(tx, order, { next: { at: now, do: order.nextDo }, ...(isOver && { returnUntil: now }) })
  })
  await moveDueOrder(kernel, id)
}

/** The function for each form on the demo page, by the name of the form's field. Each function skips one kind of wait. */
const passing = {
  id: letOrderGoOn,
  payouts_of: (kernel: Kernel, id: string) => transaction(kernel, (tx) => endPayoutRest(tx, id, kernel.now())),
} as const

/** Serves a page of the demo mall that skips a wait, for one order or for one person's payouts. */
const serveDemoTime = ({ app, kernel }: AppContext): void => {
  if (!kernel.environment.demo) return
  app.get(path, { exposeHeadRoute: false }, async (_request, reply) => {
    const { html, styleHash } = timePage({
      orders: await upcomingOrders(kernel.db, maxShown),
      payouts: await payoutsAtRest(kernel.db, kernel.now(), maxShown),
    })
    const headers = pageHeaders({ styleHashes: [styleHash], https: httpsAt(kernel.environment.publicUrl, kernel.environment) })
    for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1])
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
  })
  app.post(path, async (request, reply) => {
    const fields = (request.body ?? {}) as Record<string, unknown>
    const what = fields['payouts_of'] === undefined ? 'id' : 'payouts_of'
    const id = fields[what]
    if (typeof id !== 'string' || !/^[0-9]{1,18}$/.test(id)) throw new TransportFailure(400)
    await passing[what](kernel, id)
    return reply.header('cache-control', 'no-store').redirect(path, 303)
  })
}

export const demoTimePlugin: HttpPlugin = { what: 'time of a demo', at: [path], open: serveDemoTime }
