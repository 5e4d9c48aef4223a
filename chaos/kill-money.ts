import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import type { Kernel } from '../server/src/platform/kernel.ts'
import { codeFor, makePeople, staffToken } from '../server/test/money-people.ts'
import { makeAsking } from './kit/ask.ts'
import { killAround, patiently, withTorturedMall } from './kit/tortured-mall.ts'
import { makeBook } from './money/book.ts'
import { judge, shopBalances } from './money/model.ts'
import { isMoneyPlant, moneyPlants, type MoneyPlant } from './money/plants.ts'
import { startShopping } from './money/shoppers.ts'
import { startDeciding } from './money/staff.ts'

const people_ = 50
const servers_ = 4
const desks = 8
const recipientShopCount = 3

export type MoneyFindings = { line: string; faults: string[] }

/** Fifty customers move money through four servers of one mall, while servers and PostgreSQL are killed. */
export const killMoney = (plant: MoneyPlant | null, publish: (line: string) => void = () => {}, seconds = 60): Promise<MoneyFindings> => {
  const prepare = async (kernel: Kernel) => {
    const shops = (
      await sql<{ id: string }>`select id from profile.shop where status = 'open' order by id limit ${recipientShopCount}`.execute(
        kernel.db,
      )
    ).rows.map(({ id }) => id)
    const people = await makePeople(kernel, people_, shops)
    const before = await shopBalances(kernel, shops)
    return { shops, people, before, staff: { finance: await staffToken(kernel, 'finance'), risk: await staffToken(kernel, 'risk') } }
  }
  const fault = plant && moneyPlants[plant]
  return withTorturedMall({ fault, servers: servers_, publish, prepare }, async (kernel, servers, { shops, people, before, staff }) => {
    const { ask, askAgain, asked: sentRequests } = makeAsking(servers.anyUrl)
    const book = makeBook()
    let over = false
    const stopped = () => over
    const moving = [
      startShopping(people, { ask, book, shops, stopped, codeFor: (person) => patiently(() => codeFor(kernel, person)) }),
      startDeciding(desks, { ask, book, staff, shops, stopped, owners: people.map(({ id }) => id) }),
      letTimePass(kernel, stopped),
    ]
    const kills = await killAround(servers, seconds, publish)
    over = true
    await Promise.all(moving)
    const others = await askAgain()
    const fallen = [...servers.fallen()]
    // Stops the servers, because schedules could change data between the two halves of the comparison.
    await servers.stop()
    const { completedByClock, faults } = await patiently(() => judge(kernel, book, people, before))
    const { recharges, withdrawals, transfers, adjustments } = book
    const ended = (records: Map<string, { end: string | null }>) => [...records.values()].filter(({ end }) => end !== null).length
    return {
      line:
        `${sentRequests.length} asked, ${sentRequests.filter(({ attempts }) => attempts > 1).length} more than once; ${kills.servers} servers and ${kills.database} databases killed; ` +
        `${recharges.size} recharges (${ended(recharges)} decided), ${withdrawals.size} withdrawals (${ended(withdrawals)} ended), ` +
        `${transfers.size} transfers (${ended(transfers)} taken back, ${completedByClock} completed by the clock), ${adjustments.size} adjustments (${ended(adjustments)} signed)`,
      faults: [
        ...faults,
        ...(others > 0 ? [`${others} repeated keys got a different answer`] : []),
        ...fallen.map((said) => `a server ended by itself: ${said}`),
      ],
    }
  })
}

/** Ends the one-day waiting time of a third of the transfers, so that the schedule races with buyers who reverse them. */
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
  const { line, faults } = await killMoney(name, (progress) => console.log(`  ${progress}`), Number(valueOf('--seconds') ?? 60))
  console.log(line)
  for (const fault of faults) console.log(`  FAULT: ${fault}`)
  console.log(faults.length === 0 ? 'no cent was lost' : 'money went wrong')
  process.exit(faults.length === 0 ? 0 : 1)
}
