import { addToCart, getCart, makeQuote, payOrder, placeOrder, saveAddress } from '@plaza/contract'
import { expect } from 'vitest'
import { insertCustomer } from '../src/modules/identity/accounts/people/customer-rows.ts'
import { hashPassword } from '../src/modules/identity/accounts/passwords/passwords.ts'
import { transaction } from '../src/platform/db/transaction.ts'
import { runLedgerChecks } from '../src/modules/foundation/ledger/checks/check-ledger.ts'
import { contributions } from '../src/mall.ts'
import type { DemoMall } from './demo-mall.ts'
import { levelsOutOfStep, onSale, type OnSale } from './on-sale.ts'
import { signedInAs } from './people.ts'
import { giveMoney, newKey } from './recharging.ts'

type Headers = Record<string, string>
export type Shopper = { id: string; headers: Headers; password: string }

const password = 'a password of a shopper'
let hash: Promise<string> | undefined
let made = 0

/** Creates a customer in Bangkok with some money. */
export const newShopper = async (mall: DemoMall, cents = 1_000_000): Promise<Shopper> => {
  hash ??= hashPassword(mall.kernel, password, { who: 'a test' })
  const email = `shopper-${process.pid}-${(made += 1)}@example.com`
  const now = mall.kernel.now()
  const passwordHash = await hash
  const id = await transaction(mall.kernel, (tx) =>
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

export { onSale, type OnSale }

export const put = async (mall: DemoMall, { headers }: Shopper, { productId }: Pick<OnSale, 'productId'>, quantity = 1) =>
  mall.ask(addToCart, { product_id: productId, quantity: String(quantity) }, headers)

export const quote = (mall: DemoMall, { headers }: Shopper, more: Record<string, unknown> = {}) =>
  mall.ask(makeQuote, more as never, headers)

export const place = (mall: DemoMall, { headers }: Shopper, quoteId: string | null, more: Record<string, unknown> = {}) =>
  mall.ask(placeOrder, { quote_id: String(quoteId), payment_method: 'wallet', idempotency_key: newKey(), ...more } as never, headers)

export const payFor = (mall: DemoMall, { headers, password: secret }: Shopper, paymentId: string, more: Record<string, unknown> = {}) =>
  mall.ask(payOrder, { payment_id: paymentId, method: 'wallet', password: secret, idempotency_key: newKey(), ...more } as never, headers)

export const cartOf = async (mall: DemoMall, { headers }: Shopper) => (await mall.ask(getCart, {}, headers)).data

/** Asserts that all money checks of the modules and the stock check pass. */
export const everythingAgrees = async (mall: DemoMall, but: readonly string[] = []) => {
  const { checks } = contributions
  const checked = await runLedgerChecks(mall.kernel, checks)
  expect(checked.results.filter((each) => each.bad > 0 && !but.includes(each.invariant))).toEqual([])
  expect(await levelsOutOfStep(mall.kernel)).toEqual([])
}
