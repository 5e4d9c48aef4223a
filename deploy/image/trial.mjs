import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { run, step } from './run.mjs'

const binaries = process.env.PG_BIN ?? '/usr/lib/postgresql/15/bin'
const workers = 12
const loadMs = 3000
/** The mall serves for this time after SIGTERM. A proxy has to notice the failing `/readyz` within it. */
const drainMs = 2000
const pollMs = 200

const freePort = async () => {
  for (let port = 4310; port < 4400; port += 1) {
    const server = createServer()
    const isFree = await new Promise((resolve) => server.once('error', () => resolve(false)).listen(port, '0.0.0.0', () => resolve(true)))
    server.close()
    if (isFree) return port
  }
  throw new Error('No port from 4310 to 4399 is free.')
}

/** A PostgreSQL of its own, whose account for the mall is no superuser. */
const startPostgres = async (folder) => {
  const [port, files] = [await freePort(), join(folder, 'postgres')]
  const asPostgres = (program, ...args) =>
    run('runuser', ['-u', 'postgres', '--', join(binaries, program), ...args], { stdio: 'ignore', cwd: '/' })
  mkdirSync(files)
  run('chown', ['postgres', files])
  chmodSync(folder, 0o755)
  asPostgres('initdb', '-D', join(files, 'db'), '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8')
  const options = `-p ${port} -k ${files} -c listen_addresses=127.0.0.1`
  asPostgres('pg_ctl', '-D', join(files, 'db'), '-w', '-l', join(files, 'log'), '-o', options, 'start')
  asPostgres('createuser', '-h', '127.0.0.1', '-p', String(port), 'plaza')
  asPostgres('createdb', '-h', '127.0.0.1', '-p', String(port), '-O', 'plaza', 'plaza')
  return {
    url: `postgres://plaza@127.0.0.1:${port}/plaza`,
    stop: () => asPostgres('pg_ctl', '-D', join(files, 'db'), '-m', 'immediate', 'stop'),
  }
}

/** One request on a connection of its own. Returns the answer, or the fault of the connection. */
const send = (url, method, path, token = '', fields = null) =>
  new Promise((resolve) => {
    const body = fields && new URLSearchParams(fields).toString()
    const headers = { 'access-token': token, ...(body === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }) }
    const sent = { path, at: performance.now() }
    const end = (result) => resolve({ ...sent, ...result })
    const asking = request(url + path, { method, headers, agent: false, timeout: 20_000 }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () => end({ status: answer.statusCode, text: Buffer.concat(chunks).toString() }))
      answer.on('error', (error) => end({ fault: error.code }))
    })
    asking.on('error', (error) => end({ fault: error.code }))
    asking.on('timeout', () => asking.destroy())
    asking.end(body ?? undefined)
  })

/** A call that must succeed. */
const call = async (url, path, token, fields) => {
  const { status, text, fault } = await send(url, fields ? 'POST' : 'GET', `/api${path}`, token, fields)
  const answer = status === 200 ? JSON.parse(text) : null
  if (answer?.code !== 200) throw new Error(`${path}: ${fault ?? status} ${text ?? ''}`)
  return answer.data
}

const key = () => randomBytes(12).toString('hex')

const logIn = async (url) => {
  const { list } = await call(url, '/customer/index/demo', '')
  const { email, password } = list.find(({ role }) => role === 'shopper')
  const entered = await call(url, '/customer/login/account', '', { email, password })
  return { email, password, token: entered['access-token'] }
}

/** Goods with one variant and much stock, which shops deliver to the shopper in Thailand. */
const goodsOnSale = async (database) => {
  const { rows } = await database.query(
    `select product.id from products.product join products.sku on sku.product_id = product.id
       join shipping.method on method.shop_id = product.shop_id join shipping.rate on rate.method_id = method.id
     where product.status = 'live' and variants = 1 and expires_at is null and sku.price between 300 and 5000 and sku.items_left > 20
       and region = 'world' and not 'TH' = any (but_countries) order by sku.price limit 20`,
  )
  if (rows.length === 0) throw new Error('The demo mall sells nothing that can be bought.')
  return rows.map(({ id }) => id)
}

/** A purchase: add to the cart, quote, place the order, pay by wallet. */
const buy = async (url, { token, password }, product) => {
  await call(url, '/checkout/cart/add', token, { product_id: product, quantity: '1' })
  const { quote_id } = await call(url, '/checkout/onepage/quote', token, {})
  const { payment_id } = await call(url, '/checkout/onepage/place', token, { quote_id, payment_method: 'wallet', idempotency_key: key() })
  const { status } = await call(url, '/checkout/onepage/pay', token, { payment_id, method: 'wallet', password, idempotency_key: key() })
  if (status !== 'paid') throw new Error(`The purchase ended as ${status}.`)
  return payment_id
}

/** Sends requests without a pause, as a proxy does, until `/readyz` fails. The first worker places orders; a cart belongs to one worker only. The others read and ask for quotes. */
const load = (url, buyer, products) => {
  const results = []
  const state = { over: false }
  const record = async (...args) => {
    const result = await send(url, ...args)
    results.push({ ...result, endedAt: performance.now() })
    if (result.fault) await pause(20)
    return result.status === 200 ? (JSON.parse(result.text).data ?? {}) : {}
  }
  const work = async (number) => {
    while (!state.over) {
      if (number === 0) {
        await record('POST', '/api/checkout/cart/add', buyer.token, { product_id: products[number % products.length], quantity: '1' })
        const { quote_id } = await record('POST', '/api/checkout/onepage/quote', buyer.token, {})
        if (quote_id)
          await record('POST', '/api/checkout/onepage/place', buyer.token, { quote_id, payment_method: 'wallet', idempotency_key: key() })
      } else if (number % 4 === 1) await record('POST', '/api/checkout/onepage/quote', buyer.token, {})
      else await record('GET', '/api/checkout/cart', buyer.token)
    }
  }
  const workersDone = Promise.all(Array.from({ length: workers }, (_, number) => work(number)))
  return { results, end: () => ((state.over = true), workersDone) }
}

const isPlaced = ({ path, status, text }) => path.endsWith('/place') && status === 200 && JSON.parse(text).code === 200

/** Sends SIGTERM under load. No request may fail, neither one that was open at the signal nor one that came during the drain. */
const stopUnderLoad = async (url, { child, signal }, buyer, products, database) => {
  const text = 'select count(*)::int from checkout.payment where customer_id = (select id from accounts.customer where email = $1)'
  const count = async () => (await database.query(text, [buyer.email])).rows[0].count
  const before = await count()
  const { results, end } = load(url, buyer, products)
  await pause(loadMs)
  const exit = new Promise((resolve) => child.once('exit', (code, by) => resolve(by ?? code)))
  const signalled = performance.now()
  signal('SIGTERM')
  while ((await send(url, 'GET', '/readyz')).status === 200) await pause(pollMs)
  await end()
  const code = await exit
  const stopMs = performance.now() - signalled
  const open = results.filter(({ at, endedAt }) => at < signalled && endedAt >= signalled)
  const during = results.filter(({ at }) => at >= signalled)
  const failed = results.filter(({ status }) => status !== 200)
  const [stored, placed] = [(await count()) - before, results.filter(isPlaced).length]
  console.log(
    `  ${results.length} requests, of them ${open.length} open at the signal and ${during.length} sent after it; ${failed.length} failed`,
  )
  console.log(`  ${placed} orders placed, ${stored} stored; stopped after ${stopMs.toFixed(0)} ms with ${code}`)
  if (failed.length > 0)
    throw new Error(`${failed.length} requests failed: ${failed.map(({ path, fault, status }) => `${path} ${fault ?? status}`).join(', ')}`)
  if (stored !== placed) throw new Error(`${stored} orders are stored, but ${placed} were answered.`)
  if (code !== 0) throw new Error(`The container ended with ${code}.`)
  if (open.length === 0) throw new Error('No request was open at the signal.')
}

const waitUntilReady = async (url, { child }, printed) => {
  for (const until = performance.now() + 240_000; performance.now() < until; await pause(250)) {
    if (child.exitCode !== null) throw new Error(`The container ended with ${child.exitCode}:\n${printed.join('')}`)
    if ((await send(url, 'GET', '/readyz')).status === 200) return
  }
  throw new Error(`The mall is not ready after 4 minutes:\n${printed.join('')}`)
}

export const tryImage = async (engine, tag) => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-image-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  chownSync(data, 1000, 1000)
  const started = []
  const start = (env, command) => {
    const printed = []
    const container = engine.start(tag, { env, data, command, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [container.child.stdout, container.child.stderr]) stream.on('data', (chunk) => printed.push(String(chunk)))
    started.push(container.child)
    return { ...container, printed, end: new Promise((resolve) => container.child.once('close', resolve)) }
  }
  const postgres = await step('PostgreSQL runs', () => startPostgres(folder))
  const database = new pg.Client(postgres.url)
  try {
    await database.connect()
    await step('Without DATABASE_URL the container ends with a message', async () => {
      const { printed, end } = start({ DEMO: '0', SECRET_KEY: key() + key(), PORT: String(await freePort()) })
      const code = await end
      const text = printed.join('')
      if (code === 0 || !text.includes('set DATABASE_URL')) throw new Error(`It ended with ${code}: ${text}`)
      console.log(`  ${text.trim().split('\n').at(-1)}`)
    })
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const settings = {
      DATABASE_URL: postgres.url,
      SECRET_KEY: key() + key(),
      DEMO: '1',
      DEMO_MONTHS: '0',
      PORT: String(port),
      HOST: '127.0.0.1',
    }
    await step('plaza migrate makes the tables', async () => {
      const { printed, end } = start({ ...settings, DEMO: '0' }, ['node', '/plaza/server/bin/plaza.mjs', 'migrate'])
      const code = await end
      if (code !== 0) throw new Error(`It ended with ${code}: ${printed.join('')}`)
    })
    const mall = start({ ...settings, PUBLIC_URL: url, DRAIN_MS: String(drainMs), RATE_LIMIT_PER_MINUTE: '0', MOST_BEHIND_MS: '0' })
    await step('/readyz answers', () => waitUntilReady(url, mall, mall.printed))
    await step('The health check of the image succeeds', async () => {
      const { printed, end } = start({ PORT: String(port) }, engine.config(tag).Healthcheck.Test.slice(1))
      const code = await end
      if (code !== 0) throw new Error(`It ended with ${code}: ${printed.join('')}`)
    })
    const { buyer, products } = await step('A shopper buys over HTTP and pays by wallet', async () => {
      const [buyer, products] = [await logIn(url), await goodsOnSale(database)]
      console.log(`  payment ${await buy(url, buyer, products[0])} of ${buyer.email}`)
      return { buyer, products }
    })
    await step('SIGTERM loses no request', () => stopUnderLoad(url, mall, buyer, products, database))
  } finally {
    for (const child of started) if (child.exitCode === null) child.kill('SIGKILL')
    await database.end().catch(() => {})
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
