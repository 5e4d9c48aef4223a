import { getCurrency, getLanguages, getStore, getWallets, type WebsiteConfig } from '@plaza/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { changed } from '../../../platform/cache/invalidate.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { putConfig } from './settings-rows.ts'

let mall: DemoMall
beforeAll(async () => {
  mall = await openDemoMall()
})
afterAll(() => mall.end())

const config = async () => (await mall.ask(getStore, { type: 'website_config' })).data as WebsiteConfig

describe('settings', () => {
  it('eight currencies, the base one first at rate 1, rates without idle zeros', async () => {
    const { data } = await mall.ask(getCurrency)
    expect(data.list.map((each) => each.code)).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'TWD', 'THB', 'MXN'])
    expect(data.list[0]).toEqual({ code: 'USD', symbol: '$', rate: '1' })
    expect(data.list.find((each) => each.code === 'JPY')?.rate).toBe('151.4')
  })
  it('six languages by their own names, English first', async () => {
    const { data } = await mall.ask(getLanguages)
    expect(data.map((each) => each.code)).toEqual(['en', 'zh', 'es', 'jp', 'th', 'zhtw'])
    expect(data.find((each) => each.code === 'jp')?.name).toBe('日本語')
  })
  it('wallets say the least they take, in their own asset', async () => {
    const { data } = await mall.ask(getWallets)
    expect(data.map((each) => [each.code, each.min])).toContainEqual(['BTC', '0.001'])
  })
  it('what the owner sets replaces the default; a value of another kind does not', async () => {
    expect((await config()).return_days).toBe(7)
    await transaction(mall.kernel, async (tx) => {
      await putConfig(tx, 'return_days', 14)
      await putConfig(tx, 'min_recharge', 5)
      await changed(tx, ['settings'])
    })
    await expect.poll(async () => (await config()).return_days).toBe(14)
    expect((await config()).min_recharge).toBe('100.00')
    expect((await config()).demo).toBe(true)
  })
  it('a store question without a type is missing it, with another type is malformed', async () => {
    expect((await mall.ask(getStore, {})).code).toBe(1000009)
    expect((await mall.ask(getStore, { type: 'secrets' })).code).toBe(1000008)
  })
})
