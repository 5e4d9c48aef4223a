import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { ask } from './load.ts'
import type { MallProcess } from './mall-process.ts'
import { cpuMs, ownCpuMs } from './processes.ts'

const questions = Number(process.env['QUESTIONS'] ?? 200)
const warmUp = 40

export type Admin = pg.Client

/** Opens a connection with the admin role, which may do anything in the mall's database. */
export const openAdmin = async (dataDir: string): Promise<pg.Client> => {
  const passwords = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { admin: string }
  const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
  const admin = new pg.Client({ connectionString: `postgres://postgres:${passwords.admin}@127.0.0.1:${port}/plaza` })
  await admin.connect()
  return admin
}

/** CPU cost of one answer: server and database together, and the server alone. */
export const costOf = async (
  mall: MallProcess,
  path: string,
  headers: Record<string, string>,
): Promise<{ all: number; server: number }> => {
  await ask({ url: mall.url, paths: [path], amount: warmUp, connections: 2, headers })
  const before = { all: cpuMs(mall.pid), server: ownCpuMs(mall.pid) }
  await ask({ url: mall.url, paths: [path], amount: questions, connections: 2, headers })
  return { all: (cpuMs(mall.pid) - before.all) / questions, server: (ownCpuMs(mall.pid) - before.server) / questions }
}

const post = async <T>(mall: { url: string }, path: string, fields: Record<string, string>, token?: string): Promise<T> => {
  const headers = token ? { 'access-token': token } : {}
  const answer = await fetch(`${mall.url}/api${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: T }
  if (code !== 200) throw new Error(`${path} is refused: ${code} ${message}`)
  return data
}
type Entered = { 'access-token': string }
type DemoPerson = { email: string; password: string; role: string; totp: { code: string } | null }

const demoPerson = async (mall: { url: string }, role: string): Promise<DemoPerson> => {
  const { data } = (await (await fetch(`${mall.url}/api/customer/index/demo`)).json()) as { data: { list: DemoPerson[] } }
  const person = data.list.find((each) => each.role === role)
  if (!person) throw new Error(`the demo has no ${role}`)
  return person
}

/** Signs in to the seller console as the demo seller. */
export const enterConsole = async (mall: { url: string }): Promise<{ token: string; shopId: string; user: object }> => {
  const { email, password } = await demoPerson(mall, 'seller')
  const customer = await post<Entered>(mall, '/customer/login/account', { email, password })
  const { ticket } = await post<{ ticket: string }>(mall, '/customer/user/seller_ticket', {}, customer['access-token'])
  const { shop, role, ...seller } = await post<Entered & { shop: { id: string }; role: string }>(mall, '/seller/session', { ticket })
  return { token: seller['access-token'], shopId: shop.id, user: { shop, role } }
}

/** Token of a demo staff account, such as `operator_finance`. */
export const enterStaff = async (mall: { url: string }, of: string): Promise<string> => {
  const { email, password, totp } = await demoPerson(mall, of)
  return (await post<Entered>(mall, '/operator/login', { email, password, code: totp?.code ?? '' }))['access-token']
}

/** Inserts waiting recharges of all demo customers, some of them overdue. */
export const fillRecharges = async (admin: pg.Client, many: number): Promise<void> => {
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
