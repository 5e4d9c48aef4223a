import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { minor } from '@plaza/values'
import pg from 'pg'
import { makeKernel, prepareDatabase } from '../server/src/app.ts'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded-postgres/index.ts'
import { readEnvironment } from '../server/src/platform/environment.ts'
import { transaction } from '../server/src/platform/db/transaction.ts'
import { availableOf } from '../server/src/modules/foundation/ledger/money/accounts-of-money.ts'
import { freezeMoney, moveMoney } from '../server/src/modules/foundation/ledger/money/post.ts'
import { type Figure, runAlone } from './kit/figures.ts'
import { temporaryFolder } from './kit/mall-process.ts'
import { cpuMs } from './kit/processes.ts'

const people = 10_000
const seconds = 8
const connections = 8
const run = promisify(execFile)

/** Finds pgbench, PostgreSQL's own load program, if it is installed. */
const findPgbench = async (): Promise<string | null> => {
  const folders = existsSync('/usr/lib/postgresql') ? await readdir('/usr/lib/postgresql') : []
  return folders.map((each) => `/usr/lib/postgresql/${each}/bin/pgbench`).find((path) => existsSync(path)) ?? null
}

const tpcB = `\\set aid random(1, ${people * 10})
\\set bid random(1, 10)
\\set tid random(1, 100)
\\set delta random(-5000, 5000)
begin;
update bench_accounts set abalance = abalance + :delta where aid = :aid;
select abalance from bench_accounts where aid = :aid;
update bench_tellers set tbalance = tbalance + :delta where tid = :tid;
update bench_branches set bbalance = bbalance + :delta where bid = :bid;
insert into bench_history (tid, bid, aid, delta, mtime) values (:tid, :bid, :aid, :delta, current_timestamp);
end;
`
const transfers = `\\set one random(1, ${people})
\\set other random(1, ${people})
\\set n random(1, 9000000000000000000)
select ledger.post('transfer:' || :client_id || '-' || :n, 'transfer', 'transfer:' || :n, 'system', '', 'USD',
  array['customer.available/' || :one], array['shop.available/' || :other], array[1::bigint]);
`
const tables = `
create table bench_branches (bid int primary key, bbalance int);
create table bench_tellers (tid int primary key, bid int, tbalance int);
create table bench_accounts (aid int primary key, bid int, abalance int, filler char(84));
create table bench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
insert into bench_branches select n, 0 from generate_series(1, 10) n;
insert into bench_tellers select n, (n - 1) / 10 + 1, 0 from generate_series(1, 100) n;
insert into bench_accounts select n, (n - 1) % 10 + 1, 0, '' from generate_series(1, ${people * 10}) n;
vacuum analyze bench_accounts;`

/** Runs the same scripts from Node if pgbench is missing, with the same number of connections. */
const byHand = async (url: string, one: (client: pg.Client, at: number) => Promise<unknown>): Promise<number> => {
  const until = Date.now() + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      while (Date.now() < until) {
        await one(client, at)
        done += 1
      }
      await client.end()
    }),
  )
  return done / seconds
}
const upTo = (most: number) => Math.floor(Math.random() * most) + 1
const tpcBByHand = async (client: pg.Client) => {
  const [aid, tid, bid, delta] = [upTo(people * 10), upTo(100), upTo(10), upTo(10_000) - 5000]
  await client.query('begin')
  await client.query({ name: 'a', text: 'update bench_accounts set abalance = abalance + $1 where aid = $2', values: [delta, aid] })
  await client.query({ name: 'b', text: 'select abalance from bench_accounts where aid = $1', values: [aid] })
  await client.query({ name: 'c', text: 'update bench_tellers set tbalance = tbalance + $1 where tid = $2', values: [delta, tid] })
  await client.query({ name: 'd', text: 'update bench_branches set bbalance = bbalance + $1 where bid = $2', values: [delta, bid] })
  await client.query({
    name: 'e',
    text: 'insert into bench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())',
    values: [tid, bid, aid, delta],
  })
  await client.query('end')
}
let moved = 0
const transferByHand = (client: pg.Client) =>
  client.query({
    name: 't',
    text: `select ledger.post($1, 'transfer', 'transfer:1', 'system', '', 'USD', $2, $3, '{1}')`,
    values: [`transfer:h${(moved += 1)}`, [`customer.available/${upTo(people)}`], [`shop.available/${upTo(people)}`]],
  })

const rateOf = (said: string): number => Number(/tps = ([0-9.]+)/.exec(said)?.[1] ?? 0)

/** Measures transfers per second against TPC-B on the same server. Also measures the CPU cost of freezing money once and of one payment. */
export const moneyBench = async (): Promise<Figure[]> => {
  const folder = await temporaryFolder('money')
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: { info: () => {}, warn: console.warn, error: console.error } })
  try {
    await prepareDatabase(postgres.url)
    const kernel = makeKernel(readEnvironment({ LOG_LEVEL: 'silent' }, folder.path), postgres.url)
    const admin = new pg.Client({ connectionString: postgres.url })
    await admin.connect()
    for (const statement of tables.split(';')) if (statement.trim()) await admin.query(statement)
    for (const kind of ['customer', 'shop'])
      await admin.query(
        `select ledger.post('recharge:${kind}-' || n, 'recharge', 'x', 'system', '', 'USD', array['cash/bench'], array['${kind}.available/' || n], array[100000000::bigint])
         from generate_series(1, ${people}) n`,
      )
    const pgbench = await findPgbench()
    const rates = { tpcB: [] as number[], transfers: [] as number[] }
    for (let round = 0; round < 3; round += 1) {
      if (pgbench) {
        for (const [name, script] of Object.entries({ tpcB, transfers })) {
          const file = join(folder.path, `${name}.sql`)
          await writeFile(file, script)
          const { stdout } = await run(pgbench, [
            '-n',
            '-M',
            'prepared',
            '-f',
            file,
            '-c',
            String(connections),
            '-j',
            '2',
            '-T',
            String(seconds),
            postgres.url,
          ])
          rates[name as keyof typeof rates].push(rateOf(stdout))
        }
      } else {
        rates.tpcB.push(await byHand(postgres.url, tpcBByHand))
        rates.transfers.push(await byHand(postgres.url, transferByHand))
      }
    }
    const best = (values: readonly number[]) => values.toSorted((a, b) => b - a)[1] ?? 0
    const cost = await costOfEach(kernel)
    const { rows } = await admin.query<{ bad: string }>('select sum(bad) as bad from ledger.check_all()')
    await admin.end()
    await kernel.database.close()
    return [
      {
        what: `transfers a second beside TPC-B (${pgbench ? 'pgbench' : 'by hand'}, ${connections} connections)`,
        measured: best(rates.transfers) / best(rates.tpcB),
        unit: '×',
        aim: 0.5,
        better: 'more',
        note: `${best(rates.transfers).toFixed(0)} and ${best(rates.tpcB).toFixed(0)} a second`,
      },
      {
        what: 'a payment by wallet: CPU of server and database',
        measured: cost.pay,
        unit: 'ms',
        aim: 1.5,
        better: 'less',
        note: '3 statements: begin, post, commit',
      },
      { what: 'a hold: CPU of server and database', measured: cost.hold, unit: 'ms', aim: 1.5, better: 'less', note: '3 statements' },
      {
        what: 'invariants of the books that do not hold afterwards',
        measured: Number(rows[0]?.bad ?? -1),
        unit: '',
        aim: 0,
        better: 'less',
      },
    ]
  } finally {
    await postgres.stop()
    await folder.remove()
  }
}

type Kernel = ReturnType<typeof makeKernel>
const amount = 2000

/** CPU of this process and of PostgreSQL, including connections that ended during the work. */
const measured = async (work: (at: number) => Promise<unknown>): Promise<number> => {
  const before = cpuMs(process.pid)
  for (let at = 0; at < amount; at += 4) await Promise.all([0, 1, 2, 3].map((each) => work(at + each)))
  return (cpuMs(process.pid) - before) / amount
}

const costOfEach = async (kernel: Kernel) => {
  const pay = (at: number) =>
    transaction(kernel, (tx) =>
      moveMoney(tx, {
        key: `pay:b${at}`,
        kind: 'order_paid',
        reference: `pay:b${at}`,
        actor: 'system',
        legs: [{ from: availableOf(String(upTo(people))), to: `order.escrow/${at + 1}`, amount: minor(100n) }],
      }),
    )
  const hold = (at: number) =>
    transaction(kernel, (tx) =>
      freezeMoney(tx, {
        reference: `withdraw:b${at}`,
        kind: 'withdrawal_asked',
        actor: 'system',
        from: availableOf(String(upTo(people))),
        amount: minor(100n),
        rule: 'withdrawal',
        endsAt: new Date(Date.now() + 86_400_000),
        objection: 'cancel',
      }),
    )
  return { pay: await measured(pay), hold: await measured(hold) }
}

await runAlone(import.meta.url, moneyBench)
