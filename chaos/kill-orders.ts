import { pathToFileURL } from 'node:url'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { letItEnd } from './buying/quiet.ts'
import { sumsOfStock } from './buying/sums.ts'
import { makeAsking } from './kit/ask.ts'
import { killAround, patiently, withTorturedMall } from './kit/tortured-mall.ts'
import { makeOrderBook } from './orders/book.ts'
import { startLiving } from './orders/buyers.ts'
import { runClocks } from './orders/clock.ts'
import { judgeOrders } from './orders/model.ts'
import { isOrderPlant, type OrderPlant, orderPlants } from './orders/plants.ts'
import { prepareOrders } from './orders/prepare.ts'

const buyers = 30

/**
 * Thirty customers buy. The customers, the shops and three schedulers act on the same orders simultaneously, while servers and PostgreSQL are
 * killed.
 */
export const killOrders = (
  plant: OrderPlant | null,
  publish: (line: string) => void = () => {},
  seconds = 60,
): Promise<{ line: string; faults: string[] }> => {
  const prepare = async (kernel: Kernel) => ({ prepared: await prepareOrders(kernel, buyers), stock: (await sumsOfStock(kernel)).onHand })
  return withTorturedMall(
    { fault: plant && orderPlants[plant], servers: 4, publish, prepare },
    async (kernel, servers, { prepared, stock }) => {
      const book = makeOrderBook()
      const { ask, askAgain, asked: sentRequests } = makeAsking(servers.anyUrl)
      let over = false
      const living = startLiving(prepared.people, { ask, book, prepared, stopped: () => over })
      const clocks = runClocks(kernel, () => over)
      const kills = await killAround(servers, seconds, publish)
      over = true
      await Promise.all([living, clocks])
      const others = await askAgain()
      const stuck = await letItEnd(kernel)
      const fallen = [...servers.fallen()]
      await servers.stop()
      const faults = await patiently(() => judgeOrders(kernel, book, prepared, stock))
      const all = [...book.orders.values()]
      return {
        line:
          `${sentRequests.length} asked, ${sentRequests.filter(({ attempts }) => attempts > 1).length} more than once; ${kills.servers} servers and ${kills.database} databases killed; ` +
          `${all.length} orders: ${all.filter(({ parcels }) => parcels.length > 0).length} sent, ${all.filter(({ isCalledOff }) => isCalledOff).length} cancelled, ` +
          `${all.filter(({ isReceived }) => isReceived).length} received, ${all.reduce((sum, { requests }) => sum + requests.size, 0)} asked back`,
        faults: [
          ...faults,
          ...stuck,
          ...(others > 0 ? [`${others} repeated keys got a different answer`] : []),
          ...fallen.map((said) => `a server ended by itself: ${said}`),
        ],
      }
    },
  )
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const valueOf = (flag: string) => (process.argv.includes(flag) ? (process.argv[process.argv.indexOf(flag) + 1] ?? '') : null)
  const name = valueOf('--plant')
  if (name !== null && !isOrderPlant(name))
    throw new Error(`There is no fault "${name}" to plant; there are ${Object.keys(orderPlants).join(', ')}.`)
  const { line, faults } = await killOrders(name, (progress) => console.log(`  ${progress}`), Number(valueOf('--seconds') ?? 60))
  console.log(line)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'no order went two ways' : 'orders went wrong')
  process.exit(faults.length === 0 ? 0 : 1)
}
