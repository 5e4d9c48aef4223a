import { retryJob } from '@plaza/contract'
import { sql } from 'kysely'
import { sealAudit } from '../../src/platform/observability/audit/audit.ts'
import type { Act, Doer } from '../act.ts'
import { cashOrdersIn } from '../cash-orders.ts'
import type { DemoMall } from '../demo-mall.ts'
import { untilQuiet } from '../everybodys-acts.ts'
import { newKey } from '../recharging.ts'
import { moveTo } from '../refunding.ts'
import { goodsForCash, plantOrder, sold, type Sold } from '../selling.ts'
import { buyerIn, staffIn, type Turn } from './turns.ts'
import { moveDue } from '../move-due.ts'

const once = () => ({ idempotency_key: newKey() })

/** Test actions on cash on delivery: staff report, record and sign the steps that shops fail to do. */
const cashTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const goods = await goodsForCash(mall)
  // The cache still contains the couriers' earlier terms.
  mall.kernel.cache.dropAll()
  const orders = cashOrdersIn(mall, goods)
  const { shopper } = await buyerIn(mall, 'celia@people.example', 'Celia Payne')
  const [owner, finance, risk] = [await staffIn(mall, 'owner'), await staffIn(mall, 'finance'), await staffIn(mall, 'risk')]
  const bought = async (): Promise<Sold> => {
    const order = await sold(mall, { method: 'cod', goods, shopper })
    await moveTo(mall, order, 'received')
    return order
  }
  const [silent, refused, remitted, back] = [await bought(), await bought(), await bought(), await bought()]
  const large = await plantOrder(mall.kernel, {
    ...{ shopId: goods.shopId, customerId: shopper.id, status: 'delivered', paymentStatus: 'cod_due', method: 'cod', total: 150_000 },
  })
  let [refund, transfer] = ['', '']
  const remembered = async () => {
    transfer = finance.learnt.id ?? ''
  }
  /** The shop's deadline to report the cash has passed. */
  const unreported = async () => {
    await sql`update orders.order_header set next_at = now() - interval '1 minute' where id = ${silent.orderId}`.execute(mall.kernel.db)
    await moveDue(mall.kernel)
    await untilQuiet(mall)
  }
  const owed = async () => {
    await orders.emptied(back)
    await orders.reported(back)
    refund = (await orders.refundOf(back)).id
    await untilQuiet(mall)
  }
  const signing: Act = { name: 'signCash', prepare: remembered, ask: () => ({ id: transfer, sign: '1', ...once() }) }
  const view = (name: string): Act => ({ name: 'listCash', ask: () => ({ view: name, limit: '50' }), rowsWith: '' })
  const remit = (orderId: string, text: string): Act => ({ name: 'remitCash', ask: () => ({ order_id: orderId, text, ...once() }) })
  return [
    [finance, { ...view('unreported'), prepare: unreported }],
    [finance, { name: 'reportCash', ask: () => ({ order_id: silent.orderId, collected: '1', ...once() }) }],
    [finance, { name: 'reportCash', ask: () => ({ order_id: refused.orderId, collected: '0', ...once() }) }],
    [finance, { ...view('kept'), prepare: () => orders.reported(remitted) }],
    [finance, remit(remitted.orderId, 'Bank transfer 4711')],
    [finance, { ...remit(large, 'Carried here in a bag'), prepare: () => orders.reported({ ...remitted, orderId: large }) }],
    [risk, view('to_sign')],
    [risk, signing],
    [finance, { ...view('owed'), prepare: owed }],
    [finance, { name: 'coverRefund', ask: () => ({ refund_id: refund, text: 'The shop is closed', ...once() }) }],
    [risk, signing],
    [owner, { name: 'showMallRefund', ask: () => ({ id: refund }), rowsWith: '' }],
    [finance, view('owed')],
  ]
}

/** Creates a job that has used up its retries. */
const broken = async ({ mall: { kernel }, learnt }: Doer) => {
  const made = await sql<{
    id: string
  }>`select id from graphile_worker.add_job('no-such-task', payload := '{}'::json, run_at := now() + interval '1 day')`.execute(kernel.db)
  learnt.id = made.rows[0]?.id ?? ''
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'It broke' where id = ${learnt.id}`.execute(
    kernel.db,
  )
}

/** Retries a failed job. The job is deleted at once, because no worker can run it and the test waits for an empty queue. */
const retried = async ({ mall, headers, learnt: { id = '' } }: Doer) => {
  const answer = await mall.ask(retryJob, { id }, headers)
  await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(mall.kernel.db)
  return answer
}

/** Test actions on the mall's health, the audit log, and an order that staff cancel. */
const officeTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const { shopper } = await buyerIn(mall, 'edith@people.example', 'Edith Clarke')
  const order = await sold(mall, { shopper })
  const owner = await staffIn(mall, 'owner')
  const acts: Act[] = [
    { name: 'getHealth', prepare: broken },
    { name: 'retryJob', send: retried },
    { name: 'getOverview' },
    { name: 'showMallOrder', ask: () => ({ id: order.orderId }) },
    { name: 'cancelMallOrder', ask: () => ({ id: order.orderId, reason: 'The shop does not answer' }) },
    { name: 'listAudit', ask: () => ({ subject: `order:${order.orderId}` }) },
    { name: 'listAudit', ask: () => ({ action: 'oversight.' }) },
    {
      name: 'listAudit',
      prepare: () => sealAudit(mall.kernel.db),
      ask: () => ({ subject: `order:${order.orderId}`, verify: '1' }),
    },
    { name: 'findRecords', ask: () => ({ keyword: 'edith@people.example' }) },
  ]
  return acts.map((act): Turn => [owner, act])
}

export const staffTurns = async (mall: DemoMall): Promise<Turn[]> => [...(await officeTurns(mall)), ...(await cashTurns(mall))]
