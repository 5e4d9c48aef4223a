import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { letItEnd } from './buying/quiet.ts'
import { makeCashBook } from './cash/book.ts'
import { emptyShops, watchBooks } from './cash/clock.ts'
import { judgeCash } from './cash/model.ts'
import { startLiving } from './cash/people.ts'
import { cashPlants, type CashPlant, isCashPlant } from './cash/plants.ts'
import { prepareCash } from './cash/prepare.ts'
import { makeAsking } from './kit/ask.ts'
import { killAround, patiently, withTorturedMall } from './kit/tortured-mall.ts'
import { runClocks } from './orders/clock.ts'

const buyers = 14

/** Buyers, shops, staff and three schedulers act on the same cash orders simultaneously, while servers and PostgreSQL are killed. */
export const killCash = (
  plant: CashPlant | null,
  publish: (line: string) => void = () => {},
  seconds = 60,
): Promise<{ line: string; faults: string[] }> => {
  const prepare = (kernel: Kernel) => prepareCash(kernel, buyers)
  return withTorturedMall({ fault: plant && cashPlants[plant], servers: 4, publish, prepare }, async (kernel, servers, prepared) => {
    const book = makeCashBook()
    const { ask, askAgain, asked: sentRequests } = makeAsking(servers.anyUrl)
    let over = false
    const stopped = () => over
    const moving = [
      startLiving(prepared.people, { ask, book, prepared, stopped }),
      runClocks(kernel, stopped),
      emptyShops(kernel, [...prepared.worth.keys()], stopped),
      watchBooks(kernel, book, stopped),
    ]
    // Waits until every buyer has an order before the first kill.
    while (book.orders.size < buyers) await pause(100)
    const kills = await killAround(servers, seconds, publish)
    over = true
    await Promise.all(moving)
    const others = await askAgain()
    const stuck = await letItEnd(kernel)
    const [fallen, failures] = [[...servers.fallen()], servers.failures()]
    await servers.stop()
    const faults = await patiently(() => judgeCash(kernel, book, prepared))
    const all = [...book.orders.values()]
    const cash = all.filter(({ isCash }) => isCash)
    const requests = all.flatMap((each) => [...each.requests.values()])
    const ended = [...book.transfers.values()].filter(({ state }) => state !== 'signed_once').length
    return {
      line:
        `${sentRequests.length} asked, ${sentRequests.filter(({ attempts }) => attempts > 1).length} more than once; ${kills.servers} servers and ${kills.database} databases killed; ` +
        `${cash.length} orders in cash (${cash.filter(({ isReported }) => isReported).length} reported, ${cash.filter(({ isRefused }) => isRefused).length} refused) and ` +
        `${all.length - cash.length} from wallets; ${requests.length} asked back (${requests.filter((state) => state === 'refunded').length} told as paid, ` +
        `${requests.filter((state) => state === 'refund_owed').length} as owed); ${book.transfers.size} transfers of staff (${ended} ended)`,
      faults: [
        ...faults,
        ...stuck,
        ...failures,
        ...(others > 0 ? [`${others} repeated keys got a different answer`] : []),
        ...fallen.map((said) => `a server ended by itself: ${said}`),
      ],
    }
  })
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const valueOf = (flag: string) => (process.argv.includes(flag) ? (process.argv[process.argv.indexOf(flag) + 1] ?? '') : null)
  const name = valueOf('--plant')
  if (name !== null && !isCashPlant(name))
    throw new Error(`There is no fault "${name}" to plant; there are ${Object.keys(cashPlants).join(', ')}.`)
  const { line, faults } = await killCash(name, (progress) => console.log(`  ${progress}`), Number(valueOf('--seconds') ?? 60))
  console.log(line)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'no cash counted twice' : 'cash went wrong')
  process.exit(faults.length === 0 ? 0 : 1)
}
