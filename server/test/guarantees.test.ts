import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { everyCall } from '@plaza/contract/every-call'
import { fieldsOf } from '@plaza/contract/json-schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKernel, type OpenKernel } from './mall.ts'

/** Tests of the things Plaza refuses to do: see the first section of the domain's rules. */
const sources = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
)
const textOf = (path: string) => readFileSync(`${sources}/${path}`, 'utf8')

describe('a seller never pays to sell', () => {
  it('no movement takes money from a shop to the mall but those that give a sale its commission, undo one, or two people sign', () => {
    // Where money of a shop is taken: a payout to its owner, an adjustment that takes two signatures, what it owes of cash that it holds, and a reward of a person that comes back.
    const taking = files.filter((path) => /from:\s*shop(Available|Frozen)Of|from:\s*own(er)?\b/.test(textOf(path)))
    expect(
      taking.every((path) =>
        /wallet\/withdraw|approvals\/queue\/sign-adjustment|ledger\/dues\/settle-shop|referrals\/settle-reward/.test(path),
      ),
      taking.join(),
    ).toBe(true)
  })
  it('no call asks for a deposit, a margin or a tax before money is paid out', () => {
    const requests = everyCall.flatMap(({ name, call }) => fieldsOf(call.input, name).fields.map((field) => `${name}.${field.name}`))
    expect(requests.filter((field) => /deposit|margin|guarantee|collateral|activation|unfreeze|bond|advance/i.test(field))).toEqual([])
    expect(requests.filter((field) => /^(withdraw|checkWithdrawal)\..*(tax|fee)/i.test(field))).toEqual([])
  })
})

describe('a hold needs a rule, an amount, a date on which it ends and a way to object', () => {
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
  ])('without a right %s (%s) the database takes none', async (part, value) => {
    const { amount, rule, ends, objection } = { ...whole, [part]: value } as typeof whole
    const requests = `select ledger.open_hold('withdraw:1', 'withdrawal_asked', 'customer:1', '', 'USD', 'customer.available/1', ${amount}, ${rule}, ${ends}, ${objection})`
    await expect(sql.raw(requests).execute(open.kernel.db)).rejects.toThrow()
    const held = await sql`select 1 from ledger.hold`.execute(open.kernel.db)
    expect(held.rows).toEqual([])
  })
})

describe('nobody edits a balance', () => {
  it('no statement of the server writes to the books past their own functions', () => {
    const writing = files.filter((path) =>
      /(insert into|update|delete from|truncate)\s+ledger\.(account|journal|posting|hold)\b/i.test(textOf(path)),
    )
    expect(writing).toEqual([])
  })
  it('an adjustment moves money in one place alone, after a second signature', () => {
    const moving = files.filter((path) => /kind:\s*'adjustment'/.test(textOf(path)))
    expect(moving).toEqual(['modules/approvals/queue/sign-adjustment.ts'])
  })
})
