import { buyingPlants, type BuyingPlant } from './buying/plants.ts'
import { hangUps } from './hang-ups.ts'
import { killBuying } from './kill-buying.ts'
import { cashPlants, type CashPlant } from './cash/plants.ts'
import { cartPlants, type CartPlant } from './carts/plants.ts'
import { killCarts } from './kill-carts.ts'
import { killCash } from './kill-cash.ts'
import { killDecisions } from './kill-decisions.ts'
import { decisionPlants, type DecisionPlant } from './decisions/plants.ts'
import { chatPlants, type ChatPlant } from './chat/plants.ts'
import { killChat } from './kill-chat.ts'
import { killOrders } from './kill-orders.ts'
import { type OrderPlant, orderPlants } from './orders/plants.ts'
import { killImport } from './kill-import.ts'
import { importPlants, type ImportPlant } from './import/plants.ts'
import { killMall } from './kill-mall.ts'
import { killQueue } from './kill-queue.ts'
import { killPostgres } from './kill-postgres.ts'
import { killMoney } from './kill-money.ts'
import { killServer } from './kill-server.ts'
import { moneyPlants, type MoneyPlant } from './money/plants.ts'
import { plants, type Plant } from './kit/plants.ts'
import { sayFindings } from './kit/torture.ts'

type Trial = { name: string; run: () => Promise<string[]>; mustFind: boolean }

const publish = (line: string) => console.log(`  ${line}`)
const enoughToFind = 5
const secondsToFind = 30
/** Seconds to find a planted fault in purchases. The races, which find most faults, take additional time. */
const secondsToFindInPurchases = 20

const tortured = (name: string, plant: Plant | null, torture: typeof killServer, kills: number): Trial => ({
  name,
  mustFind: plant !== null,
  run: async () => {
    const findings = await torture(plant, plant ? undefined : publish, kills)
    for (const line of sayFindings(name, findings)) console.log(`  ${line}`)
    return findings.faults
  },
})

/** Each test also runs on programs with a planted fault, and must detect the fault. */
const planted = (Object.keys(plants) as Plant[]).map((plant) =>
  tortured(`planted: ${plants[plant]}`, plant, plant === 'commit-not-flushed' ? killPostgres : killServer, enoughToFind),
)

type Killing<P> = (plant: P | null, publish?: (line: string) => void, seconds?: number) => Promise<{ line: string; faults: string[] }>
const killing =
  <P>(torture: Killing<P>, seconds: number) =>
  (name: string, plant: P | null): Trial => ({
    name,
    mustFind: plant !== null,
    run: async () => {
      const { line, faults } = await torture(plant, plant ? undefined : publish, plant ? seconds : undefined)
      for (const each of [line, ...faults.map((fault) => `  FAULT: ${fault}`)]) console.log(`  ${each}`)
      return faults
    },
  })
const movesOfMoney = killing(killMoney, secondsToFind)
const purchases = killing(killBuying, secondsToFindInPurchases)
const carts = killing(killCarts, secondsToFindInPurchases)
const movesOfOrders = killing(killOrders, secondsToFind)
const movesOfCash = killing(killCash, secondsToFind)
const decisions = killing(killDecisions, secondsToFind)
const messages = killing(killChat, secondsToFind)
const imports = killing(killImport, secondsToFind)

const plantedInMoney = (Object.keys(moneyPlants) as MoneyPlant[]).map((plant) => movesOfMoney(`planted: ${moneyPlants[plant].says}`, plant))
const plantedInPurchases = (Object.keys(buyingPlants) as BuyingPlant[]).map((plant) =>
  purchases(`planted: ${buyingPlants[plant].says}`, plant),
)
const plantedInCarts = (Object.keys(cartPlants) as CartPlant[]).map((plant) => carts(`planted: ${cartPlants[plant].says}`, plant))
const plantedInOrders = (Object.keys(orderPlants) as OrderPlant[]).map((plant) =>
  movesOfOrders(`planted: ${orderPlants[plant].says}`, plant),
)
const plantedInCash = (Object.keys(cashPlants) as CashPlant[]).map((plant) => movesOfCash(`planted: ${cashPlants[plant].says}`, plant))
const plantedInDecisions = (Object.keys(decisionPlants) as DecisionPlant[]).map((plant) =>
  decisions(`planted: ${decisionPlants[plant].says}`, plant),
)
const plantedInMessages = (Object.keys(chatPlants) as ChatPlant[]).map((plant) => messages(`planted: ${chatPlants[plant].says}`, plant))

const plantedInImports = (Object.keys(importPlants) as ImportPlant[]).map((plant) => imports(`planted: ${importPlants[plant].says}`, plant))

/** A test that has no second run with a planted fault. */
const saying = (name: string, torture: (publish: (line: string) => void) => Promise<{ line: string; faults: string[] }>): Trial => ({
  name,
  mustFind: false,
  run: async () => {
    const { line, faults } = await torture(publish)
    for (const each of [line, ...faults.map((fault) => `  FAULT: ${fault}`)]) console.log(`  ${each}`)
    return faults
  },
})

const trials: Trial[] = [
  { name: 'the mall killed at every stage of its life', run: () => killMall(publish), mustFind: false },
  tortured('the server killed in the midst of writes', null, killServer, 20),
  tortured('PostgreSQL killed in the midst of writes', null, killPostgres, 20),
  ...planted,
  movesOfMoney('money moved by fifty while servers and PostgreSQL are killed', null),
  ...plantedInMoney,
  purchases('two hundred race for ten pieces, and forty buy while servers and PostgreSQL are killed', null),
  ...plantedInPurchases,
  carts('forty place one cart from two windows at two servers while servers and PostgreSQL are killed', null),
  ...plantedInCarts,
  movesOfOrders('buyers, shops and the clock fall over the same orders while servers and PostgreSQL are killed', null),
  ...plantedInOrders,
  movesOfCash('buyers, shops, staff and the clock fall over the same cash while servers and PostgreSQL are killed', null),
  ...plantedInCash,
  decisions('two of the staff and their second presses decide the same cases while servers and PostgreSQL are killed', null),
  ...plantedInDecisions,
  saying('two of the staff review the same fifty cases while servers are killed', killQueue),
  messages('customers and shops write to each other while servers and PostgreSQL are killed', null),
  ...plantedInMessages,
  saying('four accounts hang up at every stage of uploads and searches, at four servers', (publish) => hangUps(publish)),
  imports('a file of ten thousand lines becomes products while the server and PostgreSQL are killed', null),
  ...plantedInImports,
]

/** `--sound` skips the programs with a planted fault. */
const wanted = process.argv.includes('--sound') ? trials.filter(({ mustFind }) => !mustFind) : trials

let failed = 0
for (const { name, run, mustFind } of wanted) {
  console.log(name)
  const faults = await run().catch((error: unknown) => [`it could not go on: ${error instanceof Error ? error.message : String(error)}`])
  const found = faults.length > 0 && !faults.some((fault) => fault.startsWith('it could not go on'))
  const passed = mustFind ? found : faults.length === 0
  if (!passed) failed += 1
  const why = mustFind ? 'the planted fault was not found' : faults.join('; ')
  console.log(
    passed
      ? `  passed${mustFind ? ': the planted fault was found' : ''}`
      : `  FAILED: ${mustFind && faults.length > 0 && !found ? faults.join('; ') : why}`,
  )
}
console.log(`\n${wanted.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
