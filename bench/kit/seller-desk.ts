import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { ask } from './load.ts'
import type { MallProcess } from './mall-process.ts'
import { cpuMs, ownCpuMs } from './processes.ts'

const questions = Number(process.env['QUESTIONS'] ?? 200)
const warmUp = 40

/** Whoever may do anything in the database of a mall. */
export const openAdmin = async (dataDir: string): Promise<pg.Client> => {
  const passwords = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { admin: string }
  const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
  const admin = new pg.Client({ connectionString: `postgres://postgres:${passwords.admin}@127.0.0.1:${port}/plaza` })
  await admin.connect()
  return admin
}

/** What one answer costs, server and database together, and the server's part of it. */
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

const post = async <T>(mall: MallProcess, path: string, fields: Record<string, string>, token?: string): Promise<T> => {
  const headers = token ? { 'access-token': token } : {}
  const answer = await fetch(`${mall.url}/api${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return ((await answer.json()) as { data: T }).data
}
type Entered = { 'access-token': string }

/** The seller of the demo, in the console. */
export const enterConsole = async (mall: MallProcess): Promise<{ token: string; shopId: string }> => {
  const demo = (await fetch(`${mall.url}/api/customer/index/demo`).then((response) => response.json())) as {
    data: { list: { email: string; password: string; role: string }[] }
  }
  const { email = '', password = '' } = demo.data.list.find(({ role }) => role === 'seller') ?? {}
  const customer = await post<Entered>(mall, '/customer/login/account', { email, password })
  const { ticket } = await post<{ ticket: string }>(mall, '/customer/user/seller_ticket', {}, customer['access-token'])
  const seller = await post<Entered & { shop: { id: string } }>(mall, '/seller/session', { ticket })
  return { token: seller['access-token'], shopId: seller.shop.id }
}
