import { listCurrencies, listEdits, saveCurrency, takeBack } from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { staffAs } from '../../../../test/recharging.ts'

let mall: DemoMall
let owner: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  owner = await staffAs(mall.kernel, 'owner')
})
afterAll(() => mall.end())

const set = async (rate: string) => {
  const { code } = await askSeeing(mall, saveCurrency, { code: 'THB', symbol: '฿', rate }, owner)
  expect(code).toBe(200)
}
const rateNow = async () => (await mall.ask(listCurrencies, {}, owner)).data.list.find(({ code }) => code === 'THB')?.rate
const read = async (more: Record<string, string> = {}) =>
  (await mall.ask(listEdits, { kind: 'currency', thing: 'THB', limit: '1', ...more }, owner)).data
const back = (id: string, version: string) => mall.ask(takeBack, { id, version }, owner)

describe('undoing a change with one press', () => {
  it('does nothing from a list older than a colleague’s change and returns the current value, time and author', async () => {
    await set('41')
    const [edit] = (await read()).list
    await set('42')
    const [newer] = (await read()).list
    expect(await back(edit?.id ?? '', edit?.version ?? '')).toMatchObject({
      code: 3000007,
      data: { current: { rate: '42' }, version: newer?.id, since: newer?.at, by: newer?.by },
    })
    expect(await rateNow()).toBe('42')
    expect((await back(newer?.id ?? '', newer?.version ?? '')).code).toBe(200)
    expect(await rateNow()).toBe('41')
  })

  it('two presses from one list undo once', async () => {
    await set('43')
    const [edit] = (await read()).list
    const presses = await Promise.all([1, 2].map(() => back(edit?.id ?? '', edit?.version ?? '')))
    expect(presses.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 3000007])
  })

  it('does nothing from the second page if a colleague changed the value after the first page was read', async () => {
    await set('44')
    await set('45')
    const first = await read()
    await set('46')
    const second = await read({ cursor: first.next_cursor ?? '' })
    expect(second.list[0]).toMatchObject({ after: { rate: '44' }, version: first.list[0]?.id })
    expect((await back(second.list[0]?.id ?? '', second.list[0]?.version ?? '')).code).toBe(3000007)
    expect(await rateNow()).toBe('46')
  })
})
