import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { runAlone, tell, type Figure } from './kit/figures.ts'
import { ask } from './kit/load.ts'
import { withMall, type MallProcess } from './kit/mall-process.ts'
import { cpuMs, ownCpuMs } from './kit/processes.ts'

/** `CASES=10000 PEOPLE=100000` for a shorter look. */
const open = Number(process.env['CASES'] ?? 100_000)
const people = Number(process.env['PEOPLE'] ?? 1_000_000)
const questions = 100
const warmUp = 20
const pages = ['', '?kind=500', '?kind=400', '?mine=1', '?state=decided', '?keyword=mali', '?keyword=5000017']

const searches = [
  '',
  '?state=disabled',
  '?keyword=person500017',
  '?keyword=person500017%40example.org',
  '?keyword=Ada',
  '?keyword=Vale700',
  '?keyword=0800500017',
  '?keyword=nobody+at+all',
]

/** So many have an account; every thousandth was disabled. */
const fillPeople = async (admin: pg.Client, many: number): Promise<void> => {
  await admin.query(
    `insert into accounts.customer (full_name, email, phone, password_hash, invitation_code, status, made_at)
      select (array['Ada', 'Noor', 'Ines', 'Mali', 'Kenji'])[1 + n % 5] || ' Vale' || n % 1000, 'person' || n || '@example.org', '+660800' || lpad(n::text, 6, '0'),
        'none', 'bench' || n, case n % 1000 when 0 then 'disabled' else 'active' end, now() - n * interval '1 second'
      from generate_series(1, $1::int) n`,
    [many],
  )
  await admin.query('vacuum analyze accounts.customer')
}

/** So many recharges and withdrawals wait, of everybody there is, some beyond their promise. */
const fill = async (admin: pg.Client, many: number): Promise<void> => {
  await admin.query(
    `insert into wallet.recharge (customer_id, method, wallet_code, wallet_name, network, address, asset, charged, expected, transaction_id,
        transaction_key, made_at, decide_by)
      select (select array_agg(id) from accounts.customer where demo)[1 + n % (select count(*) from accounts.customer where demo)], 'wallet',
        'USDT-TRC20', 'USDT (TRC-20)', 'TRON', 'an address', 'USDT', 300000000, 30000, lpad(n::text, 64, '0'), lpad(n::text, 64, '0'),
        now() - interval '2 days' + n * interval '1 second', now() - interval '1 day' + n * interval '1 second'
      from generate_series(1, $1::int) n`,
    [many],
  )
  await admin.query('vacuum analyze wallet.recharge')
}

const costOf = async (mall: MallProcess, path: string, headers: Record<string, string>) => {
  await ask({ url: mall.url, paths: [path], amount: warmUp, connections: 2, headers })
  const before = { all: cpuMs(mall.pid), server: ownCpuMs(mall.pid) }
  await ask({ url: mall.url, paths: [path], amount: questions, connections: 2, headers })
  return { all: (cpuMs(mall.pid) - before.all) / questions, server: (ownCpuMs(mall.pid) - before.server) / questions }
}

type Person = { role: string; email: string; password: string; totp: { code: string } | null }

const ownersToken = async (mall: MallProcess): Promise<string> => {
  const demo = (await (await fetch(`${mall.url}/api/customer/index/demo`)).json()) as { data: { list: Person[] } }
  const owner = demo.data.list.find(({ role }) => role === 'operator_owner')
  const fields = { email: owner?.email ?? '', password: owner?.password ?? '', code: owner?.totp?.code ?? '' }
  const entered = await fetch(`${mall.url}/api/operator/login`, { method: 'POST', body: new URLSearchParams(fields) })
  return ((await entered.json()) as { data: { 'access-token': string } }).data['access-token']
}

/** What the queue of the staff costs with a hundred thousand open cases of a million people: its list by kind, by whoever has taken them, and by word; and the search of people. */
export const queue = (): Promise<Figure[]> =>
  withMall({}, async (mall, dataDir) => {
    const passwords = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { admin: string }
    const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
    const admin = new pg.Client({ connectionString: `postgres://postgres:${passwords.admin}@127.0.0.1:${port}/plaza` })
    await admin.connect()
    try {
      await fill(admin, open)
      await fillPeople(admin, people)
      const headers = { 'access-token': await ownersToken(mall) }
      const figures: Figure[] = []
      const measure = async (what: string, path: string) => {
        const { all, server } = await costOf(mall, path, headers)
        const note = `server ${server.toFixed(2)}, database ${(all - server).toFixed(2)}`
        figures.push({ what, measured: all, unit: 'ms', aim: 30, better: 'less', note })
        tell(figures.slice(-1))
      }
      for (const page of pages) await measure(`the queue with ${open} open cases${page}`, `/api/operator/queue${page}`)
      for (const search of searches) await measure(`${people} people${search}`, `/api/operator/customers${search}`)
      return figures
    } finally {
      await admin.end()
    }
  })

await runAlone(import.meta.url, queue)
