import { getProductDetail, priceSku, saveShopProduct, shelveShopProduct, showShopProduct } from '@plaza/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askSeeing } from '../../../../test/ask-seeing.ts'
import { openDemoMall, type DemoMall } from '../../../../test/demo-mall.ts'
import { onSale } from '../../../../test/on-sale.ts'
import { consoleOf } from '../../../../test/selling.ts'
import { lamp, shownLamp } from '../../../../test/shop-goods.ts'

let mall: DemoMall
let seller: Record<string, string>
beforeAll(async () => {
  mall = await openDemoMall()
  const [product] = await onSale(mall)
  seller = await consoleOf(mall, product?.shopId ?? '')
})
afterAll(() => mall.end())
const shown = async (id: string) => (await mall.ask(showShopProduct, { id }, seller)).data

test('each price and status change of a live product creates a version, even through direct SQL', async () => {
  const skus = [
    { values: ['Small'], price: '24.00' },
    { values: ['Large'], price: '40.00' },
  ]
  const { id } = await shownLamp(mall, seller, { options: ['size'], skus })
  const { version: read, content } = await shown(id)
  const [small, large] = content.skus
  const versions = [read]
  const next = async () => void versions.push((await shown(id)).version)
  // The list shows the lowest price. This price is higher, so the list does not change.
  const { version } = (await askSeeing(mall, priceSku, { sku_id: large?.id ?? '', price: '41.00' }, seller)).data
  await next()
  expect(versions.at(-1)).toBe(version)
  for (const on of ['0', '1'] as const) {
    await askSeeing(mall, shelveShopProduct, { id, on }, seller)
    await next()
  }
  expect(new Set(versions).size, String(versions)).toBe(4)
  const ids = [small?.id, large?.id]
  const draft = { ...(await lamp(mall, seller)), images: content.images, id, options: ['size'] }
  const late = { ...draft, skus: skus.map((sku, at) => ({ ...sku, id: ids[at] })), version: String(read) }
  expect(await mall.ask(saveShopProduct, late as never, seller)).toMatchObject({ code: 3000007, data: { version: versions.at(-1) } })
  // A request for the state that the product already has changes nothing, even with an outdated version.
  expect((await mall.ask(shelveShopProduct, { id, on: '1', version: String(read) }, seller)).code).toBe(200)
  expect((await mall.ask(getProductDetail, { id })).data.skus.map(({ price }) => price)).toEqual(['24.00', '41.00'])
})
