import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { readEnvironment } from '../server/src/platform/environment.ts'
import { hashPassword, passwordMatches } from '../server/src/modules/identity/accounts/passwords/passwords.ts'
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

type Buyer = { id: string; token: string; password: string }

const requests = async <T>(mall: MallProcess, path: string, token: string, fields: Record<string, string>): Promise<T> => {
  const answer = await fetch(`${mall.url}/api${path}`, {
    method: 'POST',
    headers: { 'access-token': token },
    body: new URLSearchParams(fields),
  })
  const { code, data, message } = (await answer.json()) as { code: number; data: T; message: string }
  if (code !== 200) throw new Error(`${path} is refused: ${code} ${message} ${JSON.stringify(data)}`)
  return data
}

const logIn = async (mall: MallProcess, admin: pg.Client): Promise<Buyer> => {
  const demo = (await fetch(`${mall.url}/api/customer/index/demo`).then((response) => response.json())) as {
    data: { list: { email: string; password: string; role: string }[] }
  }
  const shopper = demo.data.list.find(({ role }) => role === 'shopper')
  if (!shopper) throw new Error('the demo mall has no people')
  const { email, password } = shopper
  const entered = await requests<{ 'access-token': string }>(mall, '/customer/login/account', '', { email, password })
  const { rows } = await admin.query<{ id: string }>('select id from accounts.customer where email = $1', [email])
  return { id: rows[0]?.id ?? '', token: entered['access-token'], password }
}

/** Prepares the buyer for a purchase: enough money, an address that the shop delivers to, and a product with plenty of stock. */
const prepare = async (admin: pg.Client, { id }: Buyer): Promise<string> => {
  const { rows } = await admin.query<{ product: string; sku: string }>(`select product.id as product, sku.id as sku
    from products.product join products.sku on sku.product_id = product.id join shipping.method on method.shop_id = product.shop_id
      join shipping.rate on rate.method_id = method.id
    where product.status = 'live' and variants = 1 and expires_at is null and sku.price between 500 and 5000
      and sku.items_left > 0 and (region = 'world' and not 'TH' = any (but_countries)) order by product.id limit 1`)
  const found = rows[0]
  if (!found) throw new Error('nothing is sold that can be bought')
  await admin.query(
    `with level as (update inventory.level set on_hand = on_hand + 100000, version = version + 1 where sku_id = $1)
    insert into inventory.movement (sku_id, kind, quantity, reference) values ($1, 'counted', 100000, 'bench')`,
    [found.sku],
  )
  await admin.query('update products.sku set items_left = items_left + 100000 where id = $1', [found.sku])
  await admin.query(
    `select ledger.post('given:bench', 'demo', 'given:bench', 'system', '', 'USD', array['cash/given'], array[$1], array[100000000::bigint])`,
    [`customer.available/${id}`],
  )
  await admin.query('delete from cart.line where customer_id = $1', [id])
  await admin.query('update addresses.address set is_default = false where customer_id = $1', [id])
  await admin.query(
    `insert into addresses.address (customer_id, full_name, phone, country, state, city, street, postcode, is_default, made_at)
    values ($1, 'A Buyer', '+66812345678', 'TH', 'Bangkok', 'Bangkok', '1 Sukhumvit', '10110', true, now())`,
    [id],
  )
  await admin.query('delete from cart.checkout_defaults where customer_id = $1', [id])
  return found.product
}

let keys = 0
const key = () => `bench-key-${(keys += 1)}`

/** The whole purchase: add to the cart, quote, order, payment. */
const buy = async (mall: MallProcess, { token, password }: Buyer, product: string): Promise<string> => {
  await requests(mall, '/checkout/cart/add', token, { product_id: product, quantity: '1' })
  const quoted = await requests<{ quote_id: string }>(mall, '/checkout/onepage/quote', token, {})
  const placed = await requests<{ payment_id: string }>(mall, '/checkout/onepage/place', token, {
    quote_id: quoted.quote_id,
    payment_method: 'wallet',
    idempotency_key: key(),
  })
  const fields = { payment_id: placed.payment_id, method: 'wallet', password, idempotency_key: key() }
  const { status } = await requests<{ status: string }>(mall, '/checkout/onepage/pay', token, fields)
  if (status !== 'paid') throw new Error(`a purchase ended as ${status}`)
  return placed.payment_id
}

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
