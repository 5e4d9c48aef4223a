import { pathToFileURL } from 'node:url'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { makeBook } from './buying/book.ts'
import { judge } from './buying/model.ts'
import { prepareBuying } from './buying/prepare.ts'
import { letItEnd } from './buying/quiet.ts'
import { sumsOfStock } from './buying/sums.ts'
import { type CartPlant, cartPlants, isCartPlant } from './carts/plants.ts'
import { linesBoughtTwice, startTwoWindows } from './carts/windows.ts'
import { makeAsking } from './kit/ask.ts'
import { killAround, patiently, withTorturedMall } from './kit/tortured-mall.ts'

const many = 4
const shoppers = 40

/** Forty customers repeatedly place the same cart from two windows on two servers, while servers and PostgreSQL are killed. */
export const killCarts = (
  plant: CartPlant | null,
  publish: (line: string) => void = () => {},
  seconds = 60,
): Promise<{ line: string; faults: string[] }> => {
  const prepare = async (kernel: Kernel) => {
    const prepared = await prepareBuying(kernel, { racers: 0, shoppers })
    return { prepared, stock: (await sumsOfStock(kernel)).onHand }
  }
  return withTorturedMall({ fault: plant && cartPlants[plant], servers: many, publish, prepare }, async (kernel, servers, around) => {
    const { prepared, stock } = around
    const book = makeBook()
    const rounds = { count: 0 }
    // Different processes serve the two windows of a shopper, as long as two processes run.
    const at = (window: number) => () => {
      const urls = servers.urls()
      return urls[(Math.floor((Math.random() * urls.length) / 2) * 2 + window) % Math.max(1, urls.length)] ?? servers.anyUrl()
    }
    const [first, second] = [makeAsking(at(0)), makeAsking(at(1))]
    let over = false
    const buying = startTwoWindows(prepared.people, { windows: [first.ask, second.ask], book, prepared, rounds, stopped: () => over })
    const kills = await killAround(servers, seconds, publish)
    over = true
    await buying
    const others = (await first.askAgain()) + (await second.askAgain())
    const stuck = await letItEnd(kernel)
    const fallen = [...servers.fallen()]
    await servers.stop()
    const faults = [
      ...(await patiently(() => judge(kernel, book, prepared.people, stock))),
      ...(await patiently(() => linesBoughtTwice(kernel))),
    ]
    const requests = [...first.asked, ...second.asked]
    const paid = [...book.purchases.values()].filter(({ acknowledged }) => acknowledged === 'paid').length
    return {
      line:
        `${rounds.count} carts placed from two windows, ${book.purchases.size} orders, ${paid} paid; ${requests.length} asked, ` +
        `${requests.filter(({ attempts }) => attempts > 1).length} more than once; ${kills.servers} servers and ${kills.database} databases killed`,
      faults: [
        ...faults,
        ...stuck,
        ...(book.purchases.size === rounds.count ? [] : [`${rounds.count} carts became ${book.purchases.size} orders`]),
        ...(others > 0 ? [`${others} repeated keys got a different answer`] : []),
        ...fallen.map((said) => `a server ended by itself: ${said}`),
      ],
    }
  })
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const valueOf = (flag: string) => (process.argv.includes(flag) ? (process.argv[process.argv.indexOf(flag) + 1] ?? '') : null)
  const name = valueOf('--plant')
  if (name !== null && !isCartPlant(name))
    throw new Error(`There is no fault "${name}" to plant; there are ${Object.keys(cartPlants).join(', ')}.`)
  const { line, faults } = await killCarts(name, (progress) => console.log(`  ${progress}`), Number(valueOf('--seconds') ?? 60))
  console.log(line)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'no cart was bought twice, and nothing was lost' : 'carts went wrong')
  process.exit(faults.length === 0 ? 0 : 1)
}
