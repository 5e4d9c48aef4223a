import { formatMoney, money, price } from '@plaza/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoMall, openDemoMall } from '../demo-mall.ts'
import { settingRows, type SettingRow } from './setting-rows.ts'
import { type Trial, trialOf } from './trial.ts'

type Bounded = Extract<SettingRow, { min: number; kind: 'number' | 'hue' | 'sum' | 'percent' }>
const isBounded = (row: SettingRow): row is Bounded => row.kind === 'number' || row.kind === 'sum' || row.kind === 'percent'

/** Name under which a policy prints the setting, if it differs from the setting's own name. */
const printedAs: Readonly<Record<string, string>> = {
  order_accept_hours: 'accept_hours',
  order_cancel_days: 'cancel_days',
  order_receive_days: 'receive_days',
  order_receive_unscanned_days: 'receive_unscanned_days',
  order_extend_days: 'extend_days',
}
/** Settings that no policy prints. */
const notPrinted: Readonly<Record<string, string>> = {
  ...{
    cart_lines: 'planLimits',
    quote_minutes: 'planLimits',
    transfers_a_day: 'planLimits',
    favourites: 'planLimits',
    addresses: 'planLimits',
  },
  ...{ support_answer_hours: 'rules-of-people', order_remind_days: 'rules-of-orders' },
  ...{ pay_code_from: 'rules-of-buying', cod_limit: 'rules-of-buying', shop_owes_most: 'rules-of-buying' },
  ...{ affiliate_percent: 'rules-of-people', affiliate_most: 'rules-of-people' },
}
/** The fee raises this minimum, because a withdrawal must be larger than its fee. */
const raised: Readonly<Record<string, string>> = { 'withdrawal_min 0': '$1.01' }

let mall: DemoMall
let trial: Trial
beforeAll(async () => {
  mall = await openDemoMall()
  trial = trialOf(mall)
})
afterAll(() => mall.end())

const shown = ({ name, kind }: Bounded, value: number): string =>
  raised[`${name} ${value}`] ?? (kind === 'sum' ? price(formatMoney(money(value.toFixed(2))), { symbol: '$' }) : String(value))

test('every numeric setting is printed or tested at its limits elsewhere', async () => {
  const missing: string[] = []
  for (const { name } of settingRows.filter(isBounded))
    if (((await trial.printed(printedAs[name] ?? name)) === undefined) !== Object.hasOwn(notPrinted, name)) missing.push(name)
  expect(missing).toEqual([])
})

test.each(settingRows.filter(isBounded).filter(({ name }) => !Object.hasOwn(notPrinted, name)))(
  '$name takes effect at its minimum and at its maximum',
  async (row) => {
    for (const value of [row.min, row.max]) {
      await trial.set(row.name, row.kind === 'sum' ? value.toFixed(2) : String(value))
      expect([row.name, value, await trial.printed(printedAs[row.name] ?? row.name)]).toEqual([row.name, value, shown(row, value)])
    }
    await trial.set(row.name, '')
  },
)
