import { bankRecharge, listRecharges, showBalance, showRecharge } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { runLedgerChecks } from '../src/modules/foundation/ledger/checks/check-ledger.ts'
import { contributions } from '../src/mall.ts'
import type { DemoMall } from './demo-mall.ts'
import { newKey } from './recharging.ts'
import { until } from './until.ts'

type Headers = Record<string, string>

export const pay = (mall: DemoMall, who: Headers, more: Record<string, string> = {}) =>
  mall.ask(bankRecharge, { amount: '300', channel: 'card', idempotency_key: newKey(), ...more } as never, who)

export const rechargeOf = async (mall: DemoMall, who: Headers, id: string) => (await mall.ask(showRecharge, { id }, who)).data
export const newestOf = async (mall: DemoMall, who: Headers) => (await mall.ask(listRecharges, {}, who)).data.list[0]
export const balanceOf = async (mall: DemoMall, who: Headers) => Number((await mall.ask(showBalance, {}, who)).data.balance)

/** Waits until every outbound call and every event is finished. */
export const allIsQuiet = ({ kernel }: DemoMall) =>
  until(async () => {
    const found = await sql<{
      left: string
    }>`select (select count(*) from platform.outbound_call where settled_at is null and kind like 'gateway%')
      + (select count(*) from platform.event_pending)
      + (select count(*) from graphile_worker._private_jobs where attempts < max_attempts
          and task_id in (select id from graphile_worker._private_tasks where identifier = 'hear-fact')) as left`.execute(kernel.db)
    return found.rows[0]?.left === '0'
  }, 25_000)

export const ends = async (mall: DemoMall, who: Headers, id: string, state: string) => {
  await until(async () => (await rechargeOf(mall, who, id)).state === state, 25_000)
  await allIsQuiet(mall)
  return rechargeOf(mall, who, id)
}

/** The mall's payment row of a recharge. */
export const paymentOf = async ({ kernel }: DemoMall, rechargeId: string) => {
  const found = await sql<{ state: string; token: string; reason: string | null; gatewayReference: string | null; looks: number }>`
    select state, token, reason, gateway_reference as "gatewayReference", looks from gateways.session where reference = ${`recharge:${rechargeId}`}`.execute(
    kernel.db,
  )
  return found.rows[0] ?? { state: 'none', token: '', reason: null, gatewayReference: null, looks: 0 }
}

const allChecks = contributions.checks
export const booksHold = async (mall: DemoMall) => expect((await runLedgerChecks(mall.kernel, allChecks)).green).toBe(true)
