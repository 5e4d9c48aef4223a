import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { decideCase, listCases } from '@plaza/contract'
import { sql } from 'kysely'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { transaction } from '../server/src/platform/db/transaction.ts'
import { insertOperator } from '../server/src/modules/identity/staff/operators/operator-rows.ts'
import { signedInAs } from '../server/test/people.ts'
import { makeAsking } from './kit/ask.ts'
import { patiently, withTorturedMall } from './kit/tortured-mall.ts'

const cases_ = 50
const servers_ = 2
const killEvery = 8
const timeoutMs = 60_000

export type QueueFindings = { line: string; faults: string[] }

/** Prepares fifty waiting recharges, and two operators who may refuse them. */
const prepare = async (kernel: Kernel) => {
  await sql`insert into wallet.recharge (customer_id, method, wallet_code, wallet_name, network, address, asset, charged, expected, transaction_id,
      transaction_key, made_at, decide_by)
    select (select min(id) from accounts.customer where demo), 'wallet', 'USDT-TRC20', 'USDT (TRC-20)', 'TRON', 'an address', 'USDT', 300000000,
      30000, lpad(n::text, 64, '0'), lpad(n::text, 64, '0'), now(), now() + interval '1 day' + n * interval '1 second'
    from generate_series(1, ${cases_}::int) n`.execute(kernel.db)
  const reviewer = async (fullName: string): Promise<string> => {
    const person = { fullName, email: `${fullName}@staff.example`, passwordHash: 'none', role: 'finance' as const, demo: true }
    const id = await transaction(kernel, (tx) => insertOperator(tx, person))
    const headers = await signedInAs(kernel, id, 'operator')
    return headers['access-token'] ?? ''
  }
  return [await reviewer('ann'), await reviewer('bob')]
}

type Listed = { data: { list: { kind: string; id: string }[] } | null }
const waiting = async (url: string, token: string): Promise<string[]> => {
  const answer = await fetch(`${url}/api${listCases.path}?kind=500&limit=50`, { headers: { 'access-token': token } })
  return ((await answer.json()) as Listed).data?.list.map(({ id }) => id) ?? []
}

/** Finds faults after all delayed decisions are carried out: each case must have ended exactly once. */
export const faultsOfQueue = `
    select 'recharge ' || r.id || ' is ' || r.state || ', decided ' || count(d.id) || ' times' as fault
    from wallet.recharge r left join queue.decided d on d.kind = '500' and d.record_id = r.id
    where r.address = 'an address' group by r.id having r.state <> 'failed' or count(d.id) <> 1
    union all select 'recharge ' || record_id || ' is held for ever' from queue.held
    union all select 'case ' || record_id || ' was recorded twice' from queue.history where what = 'refuse' group by record_id having count(*) <> 1`
const judge = async (kernel: Kernel): Promise<string[]> =>
  (await sql.raw<{ fault: string }>(faultsOfQueue).execute(kernel.db)).rows.map(({ fault }) => fault)

/** Two operators decide the same fifty cases from the same list, while servers are killed. No case may be lost or decided twice. */
export const killQueue = (publish: (line: string) => void = () => {}): Promise<QueueFindings> =>
  withTorturedMall({ fault: null, servers: servers_, publish, prepare }, async (kernel, servers, tokens) => {
    const { ask, asked: sentRequests } = makeAsking(servers.anyUrl)
    let kills = 0
    let decided = 0
    const review = async (token: string) => {
      for (;;) {
        const ids = await patiently(() => waiting(servers.anyUrl(), token))
        const [id] = ids
        if (id === undefined) return
        const { code } = await ask(decideCase, token, {
          kind: '500',
          id,
          version: '1',
          decision: 'refuse',
          reason: 'not_received',
          hold: '1',
        })
        if (code !== 200) {
          // The other operator was faster, so read the list again.
          await pause(50)
          continue
        }
        decided += 1
        if (decided % killEvery === 0) {
          servers.killOne()
          kills += 1
          publish(`killed a server after ${decided} decisions`)
        }
      }
    }
    await Promise.all(tokens.map(review))
    const left = () => patiently(async () => (await judge(kernel)).length)
    for (const end = Date.now() + timeoutMs; Date.now() < end && (await left()) > 0;) await pause(500)
    const faults = await patiently(() => judge(kernel))
    return { line: `${sentRequests.length} decisions sent, ${decided} taken by the mall, ${kills} servers killed`, faults }
  })

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const { line, faults } = await killQueue((each) => console.log(`  ${each}`))
  console.log(`  ${line}`)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  process.exit(faults.length === 0 ? 0 : 1)
}
