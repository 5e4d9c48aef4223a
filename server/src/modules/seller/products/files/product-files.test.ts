import {
  exportShopProducts,
  getProductDetail,
  importShopProducts,
  listShopProducts,
  priceCart,
  type ProductImport,
  showCase,
  showProductImport,
  showShopProduct,
} from '@plaza/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newShopper, onSale } from '../../../../../test/buying.ts'
import { type Answered, openDemoMall, type DemoMall } from '../../../../../test/demo-mall.ts'
import { signedInAs } from '../../../../../test/people.ts'
import { multipart } from '../../../../../test/pictures.ts'
import { newKey, staffAs } from '../../../../../test/recharging.ts'
import { consoleOf } from '../../../../../test/selling.ts'
import { everySeat } from '../../../../../test/shop-staff.ts'
import { caseOf, decideProduct, saved, sentLamp, shownLamp } from '../../../../../test/shop-goods.ts'

type Headers = Record<string, string>
let mall: DemoMall
let seller: Headers
let stranger: Headers
let shopId: string
beforeAll(async () => {
  mall = await openDemoMall({ POOL_SIZE: '10' })
  const [first, second] = await onSale(mall)
  if (!first || !second) throw new Error('too little is on sale')
  shopId = first.shopId
  seller = await consoleOf(mall, first.shopId)
  stranger = await consoleOf(mall, second.shopId)
})
afterAll(() => mall.end())

const send = async (text: string | Buffer, fields: Record<string, string>, who = seller): Promise<Answered<ProductImport>> => {
  const { headers, payload } = multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    { name: 'file', filename: 'products.csv', type: 'text/csv', bytes: Buffer.from(text) },
  ])
  const answer = await mall.app.inject({ method: 'POST', url: `/api${importShopProducts.path}`, headers: { ...headers, ...who }, payload })
  return { status: answer.statusCode, headers: answer.headers, ...answer.json<{ code: number; message: string; data: ProductImport }>() }
}
const finished = async (id: string | null, who = seller): Promise<ProductImport> => {
  const read = async () => (await mall.ask(showProductImport, { id: id ?? '' }, who)).data
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('done')
  return read()
}
const table = async (who = seller) => {
  const { url } = (await mall.ask(exportShopProducts, {}, who)).data
  return { url, answer: await mall.app.inject({ method: 'GET', url, headers: who }) }
}
const found = async (keyword: string) => (await mall.ask(listShopProducts, { keyword }, seller)).data.list

describe('CSV export of all products', () => {
  it('has one line per variant, and no spreadsheet formulas', async () => {
    await saved(mall, seller, { name_en: '=HYPERLINK("http://evil.example","Lamp")', code: '+66', skus: [{ price: '3' }] })
    const { answer } = await table()
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    const [head = '', ...lines] = answer.body.trimEnd().split('\r\n')
    expect(head.startsWith('\uFEFFproduct_id,sku_id,code,name_')).toBe(true)
    const skus = await sql<{ n: string }>`select count(*) as n from products.sku join products.product on product.id = product_id
      where shop_id = (select shop_id from seller_products.entry where code = '+66')`.execute(mall.kernel.db)
    expect(lines).toHaveLength(Number(skus.rows[0]?.n) + 1)
    expect(lines.at(-1)).toContain(`'+66`)
    expect(lines.at(-1)).toContain(`"'=HYPERLINK(""http://evil.example"",""Lamp"")"`)
  })
  it('opens only for the user who requested it', async () => {
    const { url } = await table()
    const opened = async (headers: Headers, at = url) =>
      (await mall.app.inject({ method: 'GET', url: at, headers })).json<{ code: number }>().code
    expect(await opened(stranger)).toBe(2000019)
    expect(await opened({})).toBe(1100003)
    expect(await opened(seller, url.replace(/sign=.{5}/, 'sign=aaaaa'))).toBe(2000019)
    const shopper = await newShopper(mall, 0)
    expect(await opened(await signedInAs(mall.kernel, shopper.id, 'seller'))).toBe(3000001)
    expect((await mall.ask(exportShopProducts, {}, await signedInAs(mall.kernel, shopper.id, 'seller'))).code).toBe(3000001)
  })
  it('re-imported unchanged changes nothing', async () => {
    const { answer } = await table()
    const before = await sql`select product_id, version from seller_products.entry order by 1`.execute(mall.kernel.db)
    const { data } = await send(answer.body, { key: newKey() })
    expect(data).toMatchObject({ faults: [], new: 0 })
    expect((await finished(data.id)).faults).toEqual([])
    expect((await sql`select product_id, version from seller_products.entry order by 1`.execute(mall.kernel.db)).rows).toEqual(before.rows)
  })
})

describe('product import file', () => {
  const rows = 10_000
  const isFaulty = (at: number) => at % 33 === 5 && at < 9900
  const big = [
    'code,name_en,name_th,short_description_en,description_en,category,price,tax_rate',
    ...Array.from(
      { length: rows },
      (_, at) => `B-${at},Bowl ${at},ชาม ${at},Round,Turned by hand,,${isFaulty(at) ? 'twelve' : `${at % 90}.50`},7`,
    ),
  ].join('\r\n')
  it('with 10,000 lines is checked: all 300 wrong ones are named by line, field and reason', async () => {
    const before = await sql<{ n: string }>`select count(*) as n from seller_products.entry`.execute(mall.kernel.db)
    const { code, data } = await send(big, { dry_run: '1' })
    expect(code).toBe(200)
    expect(data).toMatchObject({ id: null, state: 'checked', rows, products: rows - 300, new: rows - 300, done: 0 })
    const wrong = Array.from({ length: rows }, (_, at) => at).filter(isFaulty)
    expect(data.faults).toEqual(wrong.map((at) => ({ row: at + 2, field: 'price', reason: 'money', value: 'twelve' })))
    expect(data.faults).toHaveLength(300)
    expect((await sql<{ n: string }>`select count(*) as n from seller_products.entry`.execute(mall.kernel.db)).rows).toEqual(before.rows)
  })
  it('creates drafts once per key, and once more for the same lines under another key', async () => {
    const small = 'code,name_en,option_1,value_1,price\nC-1,Cup,Size,S,4\nC-1,,,M,5\nC-2,Mug,,,6\nC-3,,,,7'
    const key = newKey()
    const sent = await Promise.all([send(small, { key }), send(small, { key }), send(small, { key })])
    expect(new Set(sent.map(({ code, data }) => `${code} ${data.id}`)).size).toBe(1)
    const first = sent[0]?.data
    expect(first).toMatchObject({ rows: 4, products: 2, new: 2, faults: [{ row: 5, field: 'name_en', reason: 'missing' }] })
    expect(await finished(first?.id ?? '')).toMatchObject({ done: 2, state: 'done' })
    expect((await send(small, { key })).data.id).toBe(first?.id)
    expect((await send(`${small}\nC-4,Jug,,,7`, { key })).code).toBe(1000008)
    const again = await send(small, { key: newKey() })
    expect((await finished(again.data.id)).changed).toBe(2)
    expect(await found('C-1')).toHaveLength(1)
    const { data } = await mall.ask(showShopProduct, { id: (await found('C-1'))[0]?.id ?? '' }, seller)
    expect(data).toMatchObject({ state: 'draft', code: 'C-1', version: 1 })
    expect(data.content.skus.map(({ values, price }) => [values[0], price])).toEqual([
      ['S', '4.00'],
      ['M', '5.00'],
    ])
  })
  it('changes prices of live products immediately; a new name waits in a draft', async () => {
    const { id } = await shownLamp(mall, seller)
    const { data } = await send(`product_id,price,name_en\n${id},29.00,A lantern`, { key: newKey() })
    expect(data).toMatchObject({ changed: 1, faults: [] })
    await finished(data.id)
    const now = (await mall.ask(showShopProduct, { id }, seller)).data
    expect(now).toMatchObject({ state: 'live', draft: 'draft', waits: ['name_en'], price: '29.00', live: { name_en: 'A lamp of paper' } })
  })
  it('reports a foreign product, a product in review, a missing file, missing text and a missing key', async () => {
    const theirs = await shownLamp(mall, stranger)
    const waiting = await sentLamp(mall, seller)
    const { data } = await send(`product_id,price\n${theirs.id},1\n${waiting.id},1`, { dry_run: '1' })
    expect(data.faults.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'unknown'],
      [3, 'under_review'],
    ])
    expect(await send('code,name_en\nX,Lamp', {})).toMatchObject({ code: 1000009, data: { fields: { key: 'missing' } } })
    expect(await send(Buffer.from([0xff, 0xfe, 0x41]), { dry_run: '1' })).toMatchObject({ code: 3000008, data: { reason: 'not_text' } })
    expect(await send('code,name_en', { dry_run: '1' })).toMatchObject({ code: 3000008, data: { reason: 'empty' } })
    expect(await send('x'.repeat(11 * 1024 * 1024), { dry_run: '1' })).toMatchObject({ code: 3000008, data: { reason: 'too_large' } })
    for (const [sign, reason] of [
      [' ', 'line_too_long'],
      ['"', 'line_too_long'],
      [',', 'too_many_columns'],
    ] as const) {
      const [refusal, ...others] = await Promise.all([
        send(`code,name_en\nA,Lamp\n${sign.repeat(9_800_000)}`, { dry_run: '1' }),
        ...Array.from({ length: 5 }, () => mall.ask(listShopProducts, {}, seller)),
      ])
      expect(refusal).toMatchObject({ code: 3000008, data: { reason, row: 3 } })
      expect(others.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200])
    }
    const shopper = await newShopper(mall, 0)
    const nobody = await signedInAs(mall.kernel, shopper.id, 'seller')
    expect((await send('code,name_en\nX,Lamp', { dry_run: '1' }, nobody)).code).toBe(3000001)
    for (const [role, headers] of await everySeat(mall.kernel, shopId))
      expect((await send('code,name_en\nX,Lamp', { dry_run: '1' }, headers)).code, role).toBe(
        ['owner', 'catalogue'].includes(role) ? 200 : 3000001,
      )
    const last = (await mall.ask(showProductImport, {}, seller)).data
    expect((await mall.ask(showProductImport, { id: last.id ?? '' }, stranger)).code).toBe(2000019)
  })
})

describe('custom options of a shop', () => {
  it('appear in every translated language, on the product page, in the cart and in the staff view', async () => {
    const option_words = [
      { option: 'Wick', name_es: 'Mecha' },
      { option: 'Wick', value: 'Cotton', name_es: 'Algodón', name_th: 'ฝ้าย' },
      { option: 'Wick', value: 'Gone', name_es: 'Nada' },
      { option: 'Colour', value: 'Red', name_es: 'Encarnado' },
    ]
    const skus = [{ values: ['Cotton', 'Red'], price: '3' }]
    const { id } = await sentLamp(mall, seller, { options: ['Wick', 'Colour'], option_words, skus })
    const { compared } = (await mall.ask(showCase, { kind: '200', id: await caseOf(mall, id) }, await staffAs(mall.kernel, 'catalogue')))
      .data
    expect(compared).toContainEqual({
      field: 'option_words',
      lang: 'es',
      before: null,
      after: 'Wick: Mecha, Cotton: Algodón',
      images: null,
    })
    await decideProduct(mall, id)
    const { content } = (await mall.ask(showShopProduct, { id }, seller)).data
    const cotton = { name_en: 'Cotton', name_es: 'Algodón', name_th: 'ฝ้าย' }
    expect(content.option_words.filter((word) => !word.by_mall)).toEqual([
      { option: 'Wick', value: '', by_mall: false, name_en: 'Wick', name_es: 'Mecha' },
      { option: 'Wick', value: 'Cotton', by_mall: false, ...cotton },
    ])
    expect(content.option_words).toContainEqual(expect.objectContaining({ option: 'colour', value: 'red', by_mall: true, name_es: 'Rojo' }))
    const { options } = (await mall.ask(getProductDetail, { id })).data
    expect(options.find(({ key }) => key === 'Wick')).toEqual({
      key: 'Wick',
      name_en: 'Wick',
      name_es: 'Mecha',
      values: [{ key: 'Cotton', ...cotton }],
    })
    expect(options.find(({ key }) => key === 'colour')?.values).toEqual([expect.objectContaining({ key: 'red', name_es: 'Rojo' })])
    const { gone } = (await mall.ask(priceCart, { items: [{ product_id: id, quantity: '1' }] } as never)).data
    const [wick] = gone.flatMap((line) => line.options)
    expect(wick).toMatchObject({ key: 'Wick', name_es: 'Mecha', value: 'Cotton', value_name_th: 'ฝ้าย' })
  })
})
