import { addToCart, getCart, makeQuote, payOrder, placeOrder, saveAddress } from '@plaza/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { insertCustomer } from '../src/slices/accounts/people/index.ts'
import { hashPassword } from '../src/slices/accounts/passwords/index.ts'
import { transact } from '../src/kernel/transact.ts'
import { checkLedger } from '../src/slices/ledger/checks/index.ts'
import { slices } from '../src/slices.ts'
import type { DemoMall } from './demo-mall.ts'
import { signedInAs } from './people.ts'
import { giveMoney, newKey } from './recharging.ts'

type Headers = Record<string, string>
export type Shopper = { id: string; headers: Headers; password: string }

const password = 'a password of a shopper'
let hash: Promise<string> | undefined
let made = 0

/** Somebody new, who lives in Bangkok and has some money. */
export const newShopper = async (mall: DemoMall, cents = 1_000_000): Promise<Shopper> => {
  hash ??= hashPassword(mall.kernel, password)
  const email = `shopper-${process.pid}-${(made += 1)}@example.com`
  const now = mall.kernel.now()
  const passwordHash = await hash
  const id = await transact(mall.kernel, (tx) =>
    insertCustomer(tx, {
      fullName: 'A Shopper',
      email,
      verifiedAt: now,
      phone: '',
      passwordHash,
      lang: 'en',
      currency: 'USD',
      invitationCode: `I${process.pid}${made}`,
      demo: true,
      madeAt: now,
    }),
  )
  if (!id) throw new Error('a shopper was not made')
  if (cents > 0) await giveMoney(mall.kernel, id, cents)
  const headers = await signedInAs(mall.kernel, id)
  const saved = await mall.ask(
    saveAddress,
    {
      full_name: 'A Shopper',
      phone: '+66812345678',
      country: 'TH',
      state: 'Bangkok',
      city: 'Bangkok',
      street: '1 Sukhumvit',
      postcode: '10110',
    },
    headers,
  )
  expect(saved.code).toBe(200)
  return { id, headers, password }
}

export type OnSale = { productId: string; skuId: string; shopId: string; price: string }
/** What is sold in one variant, has enough left and goes to Thailand, of as many shops as there are. */
export const onSale = async (mall: Pick<DemoMall, 'kernel'>): Promise<OnSale[]> => {
  const found = await sql<OnSale>`
    select distinct on (product.shop_id) product.id as "productId", sku.id as "skuId", product.shop_id as "shopId", sku.price::text as price
    from catalogue.product join catalogue.sku on sku.product_id = product.id join shops.shop on shop.id = product.shop_id
    where product.status = 'live' and product.variants = 1 and sku.items_left > 20 and product.expires_at is null and shop.status = 'open'
      and sku.price between 500 and 15000
      and exists (select 1 from delivery.method join delivery.rate on rate.method_id = method.id where method.shop_id = product.shop_id
        and (rate.region = 'world' or 'TH' = any (rate.countries)) and not 'TH' = any (rate.but_countries))
    order by product.shop_id, sku.items_left desc`.execute(mall.kernel.db)
  return found.rows
}

export const put = async (mall: DemoMall, { headers }: Shopper, { productId }: Pick<OnSale, 'productId'>, quantity = 1) =>
  mall.ask(addToCart, { product_id: productId, quantity: String(quantity) }, headers)

export const quote = (mall: DemoMall, { headers }: Shopper, more: Record<string, unknown> = {}) =>
  mall.ask(makeQuote, more as never, headers)

export const place = (mall: DemoMall, { headers }: Shopper, quoteId: string | null, more: Record<string, unknown> = {}) =>
  mall.ask(placeOrder, { quote_id: String(quoteId), payment_method: 'wallet', idempotency_key: newKey(), ...more } as never, headers)

export const payFor = (mall: DemoMall, { headers, password: secret }: Shopper, paymentId: string, more: Record<string, unknown> = {}) =>
  mall.ask(payOrder, { payment_id: paymentId, method: 'wallet', password: secret, idempotency_key: newKey(), ...more } as never, headers)

export const cartOf = async (mall: DemoMall, { headers }: Shopper) => (await mall.ask(getCart, {}, headers)).data

/** All that every slice promises about money, and what stock promises of itself. */
export const everythingAgrees = async (mall: DemoMall) => {
  const checks = slices.flatMap((slice) => slice.moneyChecks ?? [])
  const checked = await checkLedger(mall.kernel, checks)
  expect(checked.results.filter((each) => each.bad > 0)).toEqual([])
  const stock = await sql<{ sku_id: string }>`
    select sku_id from stock.level left join lateral (
      select coalesce(sum(case kind when 'received' then quantity when 'sold' then -quantity when 'counted' then quantity else 0 end), 0) as on_hand,
        coalesce(sum(case kind when 'reserved' then quantity when 'released' then -quantity when 'sold' then -quantity else 0 end), 0) as reserved
      from stock.movement where movement.sku_id = level.sku_id
    ) summed on true where (level.on_hand, level.reserved) is distinct from (summed.on_hand, summed.reserved)`.execute(mall.kernel.db)
  expect(stock.rows).toEqual([])
}
