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

describe('mall settings', () => {
  it('lists eight currencies, the base currency first with rate 1, rates without trailing zeros', async () => {
    const { data } = await mall.ask(getCurrency)
    expect(data.list.map((each) => each.code)).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'TWD', 'THB', 'MXN'])
    expect(data.list[0]).toEqual({ code: 'USD', symbol: '$', rate: '1' })
    expect(data.list.find((each) => each.code === 'JPY')?.rate).toBe('151.4')
  })
  it('lists six languages by their own names, English first', async () => {
    const { data } = await mall.ask(getLanguages)
    expect(data.map((each) => each.code)).toEqual(['en', 'zh', 'es', 'jp', 'th', 'zhtw'])
    expect(data.find((each) => each.code === 'jp')?.name).toBe('日本語')
  })
  it('wallets have their minimum amount in their own asset', async () => {
    const { data } = await mall.ask(getWallets)
    expect(data.map((each) => [each.code, each.min])).toContainEqual(['BTC', '0.001'])
  })
  it('a value set by the owner replaces the default; a value of another type does not', async () => {
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
  it('getStore without a type reports it missing, with an unknown type malformed', async () => {
    expect((await mall.ask(getStore, {})).code).toBe(1000009)
    expect((await mall.ask(getStore, { type: 'secrets' })).code).toBe(1000008)
  })
})
