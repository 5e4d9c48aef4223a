import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { readEnvironment } from '../server/src/platform/environment.ts'
import { hashPassword, passwordMatches } from '../server/src/modules/identity/accounts/passwords/passwords.ts'
import { buy, logIn, prepare, requests } from './kit/buyer.ts'
import { median, runAlone, type Figure } from './kit/figures.ts'
import { withMall, type MallProcess } from './kit/mall-process.ts'
import { plainPurchase } from './kit/plain-purchase.ts'
import { cpuMs, ownCpuMs } from './kit/processes.ts'
import { countStatements } from './kit/statements.ts'

const rounds = 3
const purchases = 150
const adds = 400
const counted = 20
const steps = 4

/** Setting for a minimal password hash, whose remaining cost is subtracted. `accounts.ts` measures the cost of the default hash. */
const smallHash = { PASSWORD_MEMORY_KIB: '64' }

/** Waits until all event handlers and jobs of a purchase are finished, because their cost is part of the purchase. */
const waitForHandlers = async (admin: pg.Client) => {
  for (;;) {
    const { rows } = await admin.query<{ left: string }>(
      'select (select count(*) from platform.event_pending) + (select count(*) from graphile_worker._private_jobs where run_at <= now()) as left',
    )
    if (rows[0]?.left === '0') return
    await pause(50)
  }
}

type Spent = { all: number; server: number }
const spending = async (mall: MallProcess, admin: pg.Client, many: number, work: () => Promise<unknown>): Promise<Spent> => {
  const before = { all: cpuMs(mall.pid), server: ownCpuMs(mall.pid) }
  for (let at = 0; at < many; at += 1) await work()
  await waitForHandlers(admin)
  return { all: (cpuMs(mall.pid) - before.all) / many, server: (ownCpuMs(mall.pid) - before.server) / many }
}

const hashing = async (password: string): Promise<number> => {
  const environment = readEnvironment(smallHash, '/')
  const hash = await hashPassword({ environment }, password, { who: 'bench' })
  const before = process.cpuUsage()
  for (let at = 0; at < purchases; at += 1) await passwordMatches({ environment }, hash, password, { who: 'bench' })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / purchases
}

/** Measures a purchase, server and database, from the cart to the paid order with all its event handlers. */
export const buying = (): Promise<Figure[]> =>
  withMall({ env: smallHash }, async (mall, dataDir) => {
    const passwords = JSON.parse(await readFile(join(dataDir, 'postgres/passwords.json'), 'utf8')) as { admin: string }
    const port = Number(await readFile(join(dataDir, 'postgres/port'), 'utf8'))
    const admin = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: passwords.admin, database: 'plaza' })
    await admin.connect()
    try {
      const buyer = await logIn(mall, admin)
      const product = await prepare(admin, buyer)
      const add = () => requests(mall, '/checkout/cart/add', buyer.token, { product_id: product, quantity: '1' })
      await spending(mall, admin, purchases, () => buy(mall, buyer, product))
      const whole: Spent[] = []
      const adding: Spent[] = []
      for (let round = 0; round < rounds; round += 1) {
        whole.push(await spending(mall, admin, purchases, () => buy(mall, buyer, product)))
        adding.push(await spending(mall, admin, adds, add))
        await admin.query('delete from cart.line where customer_id = $1', [buyer.id])
      }
      const statements = await countStatements(dataDir, async () => {
        for (let at = 0; at < counted; at += 1) await buy(mall, buyer, product)
        await waitForHandlers(admin)
      })
      const paymentId = await buy(mall, buyer, product)
      const plain = await plainPurchase(mall, admin, paymentId, purchases)
      const hash = await hashing(buyer.password)
      const spent = median(whole.map(({ all }) => all)) - hash
      const server = median(whole.map((each) => each.server)) - hash
      const note = `server ${server.toFixed(2)}, database ${(spent - server).toFixed(2)}; beside ${plain.toFixed(2)} of the same writes as a plain script; the hash taken off`
      return [
        { what: 'a purchase: add, quote, place, pay by wallet', measured: spent, unit: 'ms', aim: 5, better: 'less', note },
        {
          what: 'a purchase, statements',
          measured: statements / counted,
          unit: '',
          aim: 90,
          better: 'less',
          note: `in ${steps} calls and all that hears of them`,
        },
        { what: 'into the cart', measured: median(adding.map(({ all }) => all)), unit: 'ms', aim: 0.6, better: 'less' },
      ]
    } finally {
      await admin.end()
    }
  })

await runAlone(import.meta.url, buying)
