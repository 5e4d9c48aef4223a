import { getProductDetail, priceSku, saveShopProduct, shelveShopProduct, showShopProduct } from '@plaza/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSeeing } from '../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../test/demo-mall.ts'
import { onSale } from '../../../test/on-sale.ts'
import { consoleOf } from '../../../test/selling.ts'
import { lamp, shownLamp } from '../../../test/shop-goods.ts'

let mall: DemoMall
let seller: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  const [product] = await onSale(mall)
  seller = await consoleOf(mall, product?.shopId ?? '')
})
afterAll(() => mall.end())
const shown = async (id: string) => (await mall.ask(showShopProduct, { id }, seller)).data

test('each price and each state of a product on sale makes another version, also where nothing is written of it', async () => {
  const { id } = await shownLamp(mall, seller)
  const { version: read, content } = await shown(id)
  const skuId = content.skus[0]?.id ?? ''
  const versions = [read]
  const next = async () => void versions.push((await shown(id)).version)
  const { version } = (await askSeeing(mall, priceSku, { sku_id: skuId, price: '25.00' }, seller)).data
  await next()
  expect(versions.at(-1)).toBe(version)
  for (const on of ['0', '1'] as const) {
    await askSeeing(mall, shelveShopProduct, { id, on }, seller)
    await next()
  }
  expect(new Set(versions).size, String(versions)).toBe(4)
  const draft = { ...(await lamp(mall, seller)), images: content.images, id, skus: [{ id: skuId, price: '24.00' }] }
  const late = await mall.ask(saveShopProduct, { ...draft, version: String(read) } as never, seller)
  expect(late).toMatchObject({ code: 3000007, data: { version: versions.at(-1), current: { price: '2500' } } })
  // What stands as it was asked for changes nothing.
  expect((await mall.ask(shelveShopProduct, { id, on: '1', version: String(read) }, seller)).code).toBe(200)
  expect((await mall.ask(getProductDetail, { id })).data.price).toBe('25.00')
})
