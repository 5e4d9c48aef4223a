import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { temporaryFolder } from '../bench/kit/mall-process.ts'
import { makeKernel, prepareDatabase } from '../server/src/compose.ts'
import { demoOrNone } from '../server/src/demo/demo-or-none.ts'
import { startEmbeddedPostgres } from '../server/src/kernel/embedded-postgres/index.ts'
import { readEnvironment } from '../server/src/kernel/environment.ts'
import type { Kernel } from '../server/src/kernel/kernel.ts'
import { makeAsking } from './money/ask.ts'
import { makeBook } from './money/book.ts'
import { buildMall, killDatabase, startServers, type Servers } from './money/mall.ts'
import { judge, shopBalances } from './money/model.ts'
import { codeFor, makePeople, staffToken } from '../server/test/money-people.ts'
import { broken, isMoneyPlant, moneyPlants, type MoneyPlant } from './money/plants.ts'
import { startShopping } from './money/shoppers.ts'
import { startDeciding } from './money/staff.ts'

const people_ = 50
const servers_ = 4
const desks = 8
const shopsGivenTo = 3
const everyThird = 3

export type MoneyFindings = { line: string; faults: string[] }

const plantInDatabase = async (kernel: Kernel, plant: MoneyPlant | null) => {
  const fault = plant && moneyPlants[plant].sql
  if (!fault) return
  const found = await sql<{ text: string }>`select pg_get_functiondef(${fault.name}::regproc) as text`.execute(kernel.db)
  await sql.raw(broken(found.rows[0]?.text ?? '', fault.changes)).execute(kernel.db)
}

/** While the database is away nobody reads it: asked again until it answers. */
const patiently = async <T>(what: () => Promise<T>): Promise<T> => {
  for (const deadline = Date.now() + 60_000; ; await pause(50)) {
    try {
      return await what()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

/** Kills every few seconds, until the time is over; tells how often. */
const killAround = async (servers: Servers, seconds: number, tell: (line: string) => void) => {
  const kills = { servers: 0, database: 0 }
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    await pause(3000 + Math.random() * 2000)
    const takesDatabase = (kills.servers + kills.database) % everyThird === everyThird - 1
    if (takesDatabase) killDatabase()
    else servers.killOne()
    kills[takesDatabase ? 'database' : 'servers'] += 1
    tell(`killed ${takesDatabase ? 'PostgreSQL' : 'a server'}, ${Math.max(0, Math.round((end - Date.now()) / 1000))} s left`)
  }
  return kills
}

/** Fifty people move money through four servers of one mall, while servers and PostgreSQL are killed. */
export const killMoney = async (
  plant: MoneyPlant | null,
  tell: (line: string) => void = () => {},
  seconds = 60,
): Promise<MoneyFindings> => {
  await buildMall(plant)
  const folder = await temporaryFolder('chaos')
  const log = { info: () => {}, warn: () => {}, error: tell }
  const settings = (plant && moneyPlants[plant].settings) ?? {}
  const postgres = await startEmbeddedPostgres({ dataDir: `${folder.path}/postgres`, log, settings })
  const mallSettings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'money is tortured here, and nowhere else',
    DEMO: '1',
    PASSWORD_MEMORY_KIB: '64',
    RATE_LIMIT_PER_MINUTE: '0',
    MOST_BEHIND_MS: '0',
    LOG_LEVEL: 'silent',
  }
  let servers: Servers | null = null
  await prepareDatabase(postgres.url)
  const kernel = makeKernel(readEnvironment({ ...mallSettings, DATA_DIR: folder.path }, folder.path), postgres.url)
  try {
    await demoOrNone(kernel)
    await plantInDatabase(kernel, plant)
    const shops = (
      await sql<{ id: string }>`select id from shops.shop where status = 'open' order by id limit ${shopsGivenTo}`.execute(kernel.db)
    ).rows.map(({ id }) => id)
    const people = await makePeople(kernel, people_, shops)
    const before = await shopBalances(kernel, shops)
    const staff = { finance: await staffToken(kernel, 'finance'), risk: await staffToken(kernel, 'risk') }
    servers = await startServers(servers_, folder.path, mallSettings)
    const { ask, askAgain, asked } = makeAsking(servers.anyUrl)
    const book = makeBook()
    let over = false
    const stopped = () => over
    const moving = [
      startShopping(people, { ask, book, shops, stopped, codeFor: (person) => patiently(() => codeFor(kernel, person)) }),
      startDeciding(desks, { ask, book, staff, shops, stopped, owners: people.map(({ id }) => id) }),
      letTimePass(kernel, stopped),
    ]
    const kills = await killAround(servers, seconds, tell)
    over = true
    await Promise.all(moving)
    const others = await askAgain()
    const fallen = [...servers.fallen()]
    // What the clock does meanwhile would stand in one half of what is compared and not in the other.
    await servers.stop()
    const { completedByClock, faults } = await patiently(() => judge(kernel, book, people, before))
    const { recharges, withdrawals, transfers, adjustments } = book
    const ended = (records: Map<string, { end: string | null }>) => [...records.values()].filter(({ end }) => end !== null).length
    return {
      line:
        `${asked.length} asked, ${asked.filter(({ attempts }) => attempts > 1).length} more than once; ${kills.servers} servers and ${kills.database} databases killed; ` +
        `${recharges.size} recharges (${ended(recharges)} decided), ${withdrawals.size} withdrawals (${ended(withdrawals)} ended), ` +
        `${transfers.size} transfers (${ended(transfers)} taken back, ${completedByClock} completed by the clock), ${adjustments.size} adjustments (${ended(adjustments)} signed)`,
      faults: [
        ...faults,
        ...(others > 0 ? [`${others} keys that were asked again were given another answer`] : []),
        ...fallen.map((said) => `a server ended by itself: ${said}`),
      ],
    }
  } finally {
    await servers?.stop()
    await kernel.database.close().catch(() => {})
    await postgres.stop()
    await folder.remove()
  }
}

/** The day that a transfer is held for is over for some of them, so that the clock and whoever takes it back meet. */
const letTimePass = async (kernel: Kernel, stopped: () => boolean): Promise<void> => {
  while (!stopped()) {
    await pause(3000)
    await patiently(() => sql`update wallet.transfer set held_until = now() where state = 'held' and id % 3 = 0`.execute(kernel.db))
  }
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const valueOf = (flag: string) => (process.argv.includes(flag) ? (process.argv[process.argv.indexOf(flag) + 1] ?? '') : null)
  const name = valueOf('--plant')
  if (name !== null && !isMoneyPlant(name))
    throw new Error(`There is no fault "${name}" to plant; there are ${Object.keys(moneyPlants).join(', ')}.`)
  const { line, faults } = await killMoney(name, (told) => console.log(`  ${told}`), Number(valueOf('--seconds') ?? 60))
  console.log(line)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'no cent was lost' : 'money went wrong')
  process.exit(faults.length === 0 ? 0 : 1)
}
