import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { money } from '@plaza/values'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openKernel } from '../../../test/mall.ts'
import { openStripe, stripeSettings } from '../../../test/stripe-server.ts'
import { until } from '../../../test/until.ts'
import { startErrands } from '../../kernel/errands/index.ts'
import { transact } from '../../kernel/transact.ts'
import { gatewaysErrands, openHostedPayment } from './index.ts'

const worker = fileURLToPath(new URL('../../../test/errand-worker.ts', import.meta.url))

test(
  'a process that is killed while the gateway makes the payment leaves it to the next, and there is one payment',
  { timeout: 120_000 },
  async () => {
    const stripe = await openStripe((_asked, time) => (time === 1 ? { afterMs: 90_000 } : {}))
    const settings = stripeSettings(stripe.url)
    const open = await openKernel(settings)
    const killed = spawn(process.execPath, ['--import', 'tsx', worker], {
      env: { ...process.env, ...settings, DATABASE_URL: open.url, DEMO: '1', LOG_LEVEL: 'silent', DATA_DIR: inject('dataDir') },
      stdio: 'inherit',
    })
    try {
      await transact(open.kernel, (tx) =>
        openHostedPayment(tx, open.kernel, {
          reference: 'recharge:1',
          channel: 'card',
          amount: money('100.00'),
          customerId: '1',
          describedAs: 'Plaza · 1',
          returnTo: '#/',
        }),
      )
      await until(() => stripe.sessions.size === 1, 60_000)
      killed.kill('SIGKILL')
      const next = await startErrands(open.kernel, open.url, gatewaysErrands(open.kernel))
      const state = async () => (await sql<{ state: string }>`select state from gateways.session`.execute(open.kernel.db)).rows[0]?.state
      await until(async () => (await state()) === 'open', 50_000)
      await next.stop()
      expect(stripe.sessions.size).toBe(1)
      expect(new Set(stripe.asked.map(({ key }) => key)).size).toBe(1)
      expect(stripe.asked.length).toBe(2)
    } finally {
      killed.kill('SIGKILL')
      await open.end()
      await stripe.close()
    }
  },
)
