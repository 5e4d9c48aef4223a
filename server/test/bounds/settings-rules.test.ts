import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { knownSettings } from '../../src/modules/operator/settings/config/known-settings.ts'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { balanceIsABound, rulesOfMoney } from './rules-of-money.ts'
import { rulesOfBuying } from './rules-of-buying.ts'
import { rulesOfOrders } from './rules-of-orders.ts'
import { rulesOfPeople } from './rules-of-people.ts'
import { type Rules, type Trial, trialOf } from './trial.ts'

const rules: Rules = { ...rulesOfBuying, ...rulesOfOrders, ...rulesOfMoney, ...rulesOfPeople }
let mall: DemoMall
let trial: Trial
const { now } = Date
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  trial = trialOf(mall)
})
afterEach(async (context) => {
  mall.kernel.now = () => new Date(now())
  if (context.task.name in rules) await trial.set(context.task.name, '')
})
afterAll(() => mall.end())

test('every setting has a rule that changes the result at its value', () => {
  expect(Object.keys(rules).toSorted()).toEqual(knownSettings.map(({ name }) => name).toSorted())
})

test.each(Object.entries(rules))('%s', async (_name, rule) => rule(trial))

test('a balance can be transferred to the last cent and no further', () => balanceIsABound(trial))
