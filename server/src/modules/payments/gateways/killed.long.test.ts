import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { money } from '@plaza/values'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openKernel, type OpenKernel } from '../../../../test/mall.ts'
import { openStripe, stripeSettings } from '../../../../test/stripe-server.ts'
import { returnedOf, reversalsOf, moneyInTransit } from '../../../../test/reversals.ts'
import { until } from '../../../../test/until.ts'
import { startOutbound } from '../../../platform/external/outbound/index.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { openHostedPayment } from './open-payment.ts'
import { gatewaysOutbound } from './outbound.ts'
import { returnHostedPayment } from './return-payment.ts'

const worker = fileURLToPath(new URL('../../../../test/errand-worker.ts', import.meta.url))

type Settings = Readonly<Record<string, string>>
const startWorker = (url: string, settings: Settings) =>
  spawn(process.execPath, ['--import', 'tsx', worker], {
    env: { ...process.env, ...settings, DATABASE_URL: url, DEMO: '1', LOG_LEVEL: 'silent', DATA_DIR: inject('dataDir') },
    stdio: 'inherit',
  })
const reference = 'recharge:1'
const intended = (open: OpenKernel) =>
  transaction(open.kernel, (tx) =>
    openHostedPayment(tx, open.kernel, {
      reference,
      channel: 'card',
      amount: money('100.00'),
      customerId: '1',
      describedAs: 'Plaza · 1',
      returnTo: '#/',
    }),
  )
const stateOf = async ({ kernel }: OpenKernel) =>
  (await sql<{ state: string }>`select state from gateways.session`.execute(kernel.db)).rows[0]?.state

test('a process killed during payment creation is succeeded by the next one, and there is one payment', { timeout: 120_000 }, async () => {
  const stripe = await openStripe((_asked, time) => (time === 1 ? { afterMs: 90_000 } : {}))
  const settings = stripeSettings(stripe.url)
  const open = await openKernel(settings)
  const killed = startWorker(open.url, settings)
  try {
    await intended(open)
    await until(() => stripe.sessions.size === 1, 60_000)
    killed.kill('SIGKILL')
    const next = await startOutbound(open.kernel, open.url, gatewaysOutbound(open.kernel))
    await until(async () => (await stateOf(open)) === 'open', 50_000)
    await next.stop()
    expect(stripe.sessions.size).toBe(1)
    expect(new Set(stripe.asked.map(({ key }) => key)).size).toBe(1)
    expect(stripe.asked.length).toBe(2)
  } finally {
    killed.kill('SIGKILL')
    await open.end()
    await stripe.close()
  }
})

test('a process killed during a refund is succeeded by the next one, and there is one refund', { timeout: 120_000 }, async () => {
  let refundRequests = 0
  const stripe = await openStripe(({ method, path }) =>
    method === 'POST' && path === '/v1/refunds' ? { afterMs: (refundRequests += 1) === 1 ? 90_000 : 0 } : {},
  )
  const settings = stripeSettings(stripe.url)
  const open = await openKernel(settings)
  const killed = startWorker(open.url, settings)
  try {
    await intended(open)
    await until(async () => (await stateOf(open)) === 'open', 60_000)
    stripe.change({ payment_status: 'paid', status: 'complete' })
    await sql`update gateways.session set state = 'paid', settled_at = now()`.execute(open.kernel.db)
    await transaction(open.kernel, (tx) => returnHostedPayment(tx, reference))
    await until(() => stripe.refunds.size === 1, 60_000)
    killed.kill('SIGKILL')
    expect([await returnedOf(open.kernel, reference), await moneyInTransit(open.kernel)]).toEqual([[], 10_000])
    const next = await startOutbound(open.kernel, open.url, gatewaysOutbound(open.kernel))
    await until(async () => (await reversalsOf(open.kernel, reference))[0]?.state === 'returned', 50_000)
    await next.stop()
    expect([stripe.refunds.size, await moneyInTransit(open.kernel)]).toEqual([1, 0])
    expect(await returnedOf(open.kernel, reference)).toMatchObject([{ reference, part: null, amount: '100.00' }])
  } finally {
    killed.kill('SIGKILL')
    await open.end()
    await stripe.close()
  }
})
