import { pathToFileURL } from 'node:url'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { makeBook } from './buying/book.ts'
import { judge } from './buying/model.ts'
import { type BuyingPlant, buyingPlants, isBuyingPlant } from './buying/plants.ts'
import { prepareBuying } from './buying/prepare.ts'
import { letItEnd } from './buying/quiet.ts'
import { race } from './buying/races.ts'
import { startBuying } from './buying/shoppers.ts'
import { sumsOfStock } from './buying/sums.ts'
import { makeAsking } from './kit/ask.ts'
import { killAround, patiently, withTorturedMall } from './kit/tortured-mall.ts'

const servers_ = 4
const racers = 200
const shoppers = 40

/** Two hundred customers race for scarce goods. Then forty buy continuously while servers and PostgreSQL are killed. */
export const killBuying = (
  plant: BuyingPlant | null,
  publish: (line: string) => void = () => {},
  seconds = 60,
): Promise<{ line: string; faults: string[] }> => {
  const fault = plant && buyingPlants[plant]
  const prepare = async (kernel: Kernel) => {
    const prepared = await prepareBuying(kernel, { racers, shoppers })
    return { prepared, stock: (await sumsOfStock(kernel)).onHand }
  }
  return withTorturedMall({ fault, servers: servers_, publish, prepare }, async (kernel, servers, { prepared, stock }) => {
    const book = makeBook()
    const { people } = prepared
    const raced = await race({ urls: servers.urls(), book, prepared, racers: people.slice(0, racers) })
    publish(raced.line)
    const { ask, askAgain, asked: sentRequests } = makeAsking(servers.anyUrl)
    let over = false
    const buying = startBuying(people.slice(racers), { ask, anyUrl: servers.anyUrl, book, prepared, stopped: () => over })
    const kills = await killAround(servers, seconds, publish)
    over = true
    await buying
    const others = await askAgain()
    const stuck = await letItEnd(kernel)
    const fallen = [...servers.fallen()]
    await servers.stop()
    const faults = await patiently(() => judge(kernel, book, people, stock))
    const all = [...book.purchases.values()]
    const ended = (state: string) => all.filter(({ acknowledged }) => acknowledged === state).length
    return {
      line:
        `${raced.line}; ${sentRequests.length} asked, ${sentRequests.filter(({ attempts }) => attempts > 1).length} more than once; ` +
        `${kills.servers} servers and ${kills.database} databases killed; ${all.length} purchases: ${ended('paid')} paid by wallet, ${ended('paying')} at the gateway, ` +
        `${ended('cod_due')} for cash, ${ended('cancelled')} cancelled, ${ended('unpaid')} left unpaid`,
      faults: [
        ...faults,
        ...stuck,
        ...(others > 0 ? [`${others} repeated keys got a different answer`] : []),
        ...fallen.map((said) => `a server ended by itself: ${said}`),
      ],
    }
  })
}

if (pathToFileURL(process.argv[1] ?? '').href === import.meta.url) {
  const valueOf = (flag: string) => (process.argv.includes(flag) ? (process.argv[process.argv.indexOf(flag) + 1] ?? '') : null)
  const name = valueOf('--plant')
  if (name !== null && !isBuyingPlant(name))
    throw new Error(`There is no fault "${name}" to plant; there are ${Object.keys(buyingPlants).join(', ')}.`)
  const { line, faults } = await killBuying(name, (progress) => console.log(`  ${progress}`), Number(valueOf('--seconds') ?? 60))
  console.log(line)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'nothing was lost, and nothing was sold twice' : 'buying went wrong')
  process.exit(faults.length === 0 ? 0 : 1)
}
