import { closeAccount, exportOwnData, getUserInfo } from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { goodPassword, newcomer, passTime } from '../../../../test/shoppers.ts'
import { gatherPeople, type AddsToPerson } from '../../../platform/auth/personal-data.ts'
import { closeDueAccounts } from './closure/end-accounts.ts'

let mall: DemoMall
let owes = true
/** A stub of a module with orders. Like other modules, it adds data to a person. */
const orders: AddsToPerson = {
  shows: {
    card: (personId) => sql`select json_build_object('count', ${personId} - ${personId} + 3)`,
    product: () => sql`select null::json`,
  },
  ownData: { orders: async (_db, personId) => [{ number: 'A-1', of: personId }] },
  unsettled: async () => owes,
}
beforeAll(async () => {
  mall = await openDemoMall({}, (kernel) => void (kernel.people = gatherPeople([orders])))
})
afterAll(() => mall.end())

test('getUserInfo includes the values of a module, and defaults where it has none', async () => {
  const ada = await newcomer(mall)
  const { data } = await mall.ask(getUserInfo, {}, ada.headers)
  expect(data).toMatchObject({
    card: { count: 3 },
    product: { count: 0 },
    message_unread_count: 0,
    seller: { state: 'none', reason: null },
  })
})
test('the data export includes the data of a module', async () => {
  const ada = await newcomer(mall)
  expect((await mall.ask(exportOwnData, {}, ada.headers)).data).toMatchObject({ orders: [{ number: 'A-1' }] })
})
test('an account is not closed while a module reports unsettled items', async () => {
  const ada = await newcomer(mall)
  await mall.ask(closeAccount, { password: goodPassword }, ada.headers)
  passTime(mall, 15 * 86_400_000)
  expect(await closeDueAccounts(mall.kernel)).toBe(0)
  owes = false
  expect(await closeDueAccounts(mall.kernel)).toBe(1)
})
