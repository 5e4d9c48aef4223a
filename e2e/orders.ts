import { type APIRequestContext, expect } from '@playwright/test'
import { ask, people, read } from './account.ts'

type Listed = { list: { id: string; name: string; items_left: number | null; state: string; price: string | null }[] }

type Found = { productId: string; skuId: string }
/** Finds the first of these products that has enough stock. */
const enoughOf = async (api: APIRequestContext, productIds: readonly string[]): Promise<Found> => {
  for (const productId of productIds) {
    const answer = (await (await api.get(`/api/customer/product/detail?id=${productId}`)).json()) as {
      data: { skus: { id: string; items_left: number }[] }
    }
    const sku = answer.data.skus.find(({ items_left: left }) => left > 3)
    if (sku) return { productId, skuId: sku.id }
  }
  throw new Error(`too little is left of ${productIds.join(', ')}`)
}

/** Buys these products at once and pays by card through the demo's payment service. Returns the order ID. */
export const boughtByCard = async (api: APIRequestContext, token: string, ...productIds: readonly string[]): Promise<string> => {
  const { productId, skuId } = await enoughOf(api, productIds)
  const items = { 'items[0][product_id]': productId, 'items[0][sku_id]': skuId, 'items[0][quantity]': '1' }
  const quoted = await ask(api, '/checkout/onepage/quote', items, token)
  expect(quoted.code, JSON.stringify(quoted)).toBe(200)
  const key = () => `journey-${crypto.randomUUID()}`
  const placing = { quote_id: String(quoted.data?.['quote_id']), payment_method: 'card', idempotency_key: key() }
  const placed = await ask(api, '/checkout/onepage/place', placing, token)
  expect(placed.code, placed.message).toBe(200)
  const { payment_id: paymentId, orders } = placed.data as { payment_id: string; orders: { id: string }[] }
  const opened = await ask(api, '/checkout/onepage/pay', { payment_id: paymentId, method: 'card', idempotency_key: key() }, token)
  expect(opened.code, opened.message).toBe(200)
  await api.post(new URL(String(opened.data?.['redirect_url'])).pathname, { form: { answer: 'approve' } })
  await expect
    .poll(async () => (await read(api, `/checkout/onepage/payment?payment_id=${paymentId}`, token)).data?.['status'], { timeout: 60_000 })
    .toBe('paid')
  return orders[0]?.id ?? ''
}

/** The seller token of Anders' shop, and a product that it sells. */
export const andersShop = async (api: APIRequestContext): Promise<{ token: string; productId: string }> => {
  const entered = await ask(api, '/customer/login/account', people.anders)
  const made = await ask(api, '/customer/user/seller_ticket', {}, String(entered.data?.['access-token']))
  const opened = await ask(api, '/seller/session', { ticket: String(made.data?.['ticket']) })
  const token = String(opened.data?.['access-token'])
  const { list } = (await read(api, '/seller/products?state=live', token)).data as unknown as Listed
  return { token, productId: list.find(({ items_left: left, price }) => (left ?? 0) > 10 && Number(price) < 150)?.id ?? '' }
}
