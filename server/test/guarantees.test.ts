import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { everyCall } from '@plaza/contract/every-call'
import { fieldsOf } from '@plaza/contract/json-schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKernel, type OpenKernel } from './mall.ts'

/** Tests that Plaza refuses certain actions; see the first section of the domain's rules. */
const sources = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)
const textOf = (path: string) => readFileSync(`${sources}/${path}`, 'utf8')

describe('free selling for sellers', () => {
  it('only commission, its reversal or a double-signed adjustment moves money from a shop to the mall', () => {
    // The only files that take money from a shop: a payout to its owner, an adjustment with two signatures, its cash debt, and a reversed reward.
    const taking = files.filter((path) => /from:\s*shop(Available|Frozen)Of|from:\s*own(er)?\b/.test(textOf(path)))
    expect(
      taking.every((path) =>
        /wallet\/withdraw|approvals\/queue\/sign-adjustment|ledger\/dues\/settle-shop|referrals\/settle-reward/.test(path),
      ),
      taking.join(),
    ).toBe(true)
  })
  it('no call requires a deposit, a margin or a tax before a payout', () => {
    const requests = everyCall.flatMap(({ name, call }) => fieldsOf(call.input, name).fields.map((field) => `${name}.${field.name}`))
    expect(requests.filter((field) => /deposit|margin|guarantee|collateral|activation|unfreeze|bond|advance/i.test(field))).toEqual([])
    expect(requests.filter((field) => /^(withdraw|checkWithdrawal)\..*(tax|fee)/i.test(field))).toEqual([])
  })
})

describe('hold with a rule, an amount, an end date and a right to object', () => {
  let open: OpenKernel
  beforeAll(async () => {
    open = await openKernel()
    await sql`select ledger.post('recharge:1', 'recharge', 'recharge:1', 'system', '', 'USD', array['cash/x'], array['customer.available/1'], array[1000::bigint])`.execute(
      open.kernel.db,
    )
  })
  afterAll(() => open.end())
  const whole = { amount: '100', rule: "'withdrawal'", ends: "now() + interval '1 day'", objection: "'cancel'" }
  it.each([
    ['amount', 'null'],
    ['amount', '0'],
    ['amount', '-5'],
    ['rule', 'null'],
    ['rule', "'because'"],
    ['ends', 'null'],
    ['objection', 'null'],
    ['objection', "'nowhere'"],
  ])('without a valid %s (%s) the database refuses it', async (part, value) => {
    const { amount, rule, ends, objection } = { ...whole, [part]: value } as typeof whole
    const requests = `select ledger.open_hold('withdraw:1', 'withdrawal_asked', 'customer:1', '', 'USD', 'customer.available/1', ${amount}, ${rule}, ${ends}, ${objection})`
    await expect(sql.raw(requests).execute(open.kernel.db)).rejects.toThrow()
    const held = await sql`select 1 from ledger.hold`.execute(open.kernel.db)
    expect(held.rows).toEqual([])
  })
})

describe('balances without manual edits', () => {
  it('no statement of the server writes to the ledger except through its functions', () => {
    const writing = files.filter((path) =>
      /(insert into|update|delete from|truncate)\s+ledger\.(account|journal|posting|hold)\b/i.test(textOf(path)),
    )
    expect(writing).toEqual([])
  })
  it('an adjustment moves money in one file only, after a second signature', () => {
    const moving = files.filter((path) => /kind:\s*'adjustment'/.test(textOf(path)))
    expect(moving).toEqual(['modules/approvals/queue/sign-adjustment.ts'])
  })
})
