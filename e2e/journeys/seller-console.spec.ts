import type { APIRequestContext } from '@playwright/test'
import { ask, logIn, people } from '../account.ts'
import { expect, open, test } from '../mall.ts'
import { violationsInBothThemes } from '../violations.ts'

type Detail = { skus: { id: string; items_left: number }[] }
type Placed = { payment_id: string; orders: { order_no: string }[] }

/** Mali has bought something of the shop of Anders, and paid for it. */
const bought = async (api: APIRequestContext): Promise<string> => {
  const { data } = await ask(api, '/customer/login/account', people.mali)
  const token = String(data?.['access-token'])
  const { data: goods } = (await (await api.get('/api/customer/product/detail?id=2')).json()) as { data: Detail }
  const sku = goods.skus.find(({ items_left: left }) => left > 3)?.id ?? ''
  const key = () => crypto.randomUUID()
  const asked = { 'items[0][product_id]': '2', 'items[0][sku_id]': sku, 'items[0][quantity]': '1' }
  const quote = await ask(api, '/checkout/onepage/quote', asked, token)
  const ordered = { quote_id: String(quote.data?.['quote_id']), payment_method: 'wallet', idempotency_key: key() }
  const placed = (await ask(api, '/checkout/onepage/place', ordered, token)).data as Placed
  const paying = { payment_id: placed.payment_id, method: 'wallet', password: people.mali.password, idempotency_key: key() }
  const paid = await ask(api, '/checkout/onepage/pay', paying, token)
  expect(paid.code, paid.message).toBe(200)
  return placed.orders[0]?.order_no ?? ''
}

test('Anders opens the console of his shop from the mall, accepts what was bought and sends it', async ({ page, isMobile }) => {
  const number = await bought(page.request)
  await logIn(page, people.anders)
  await open(page, '#/pages/mine/dashboard?tab=backend')
  await expect(page).toHaveURL(/^http:\/\/seller\.localhost(:\d+)?\/(#\/)?$/)
  await expect(page.getByRole('heading', { level: 1, name: /Ridgeline/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sales' })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])

  const shown = isMobile ? page.getByRole('navigation', { name: 'Shortcuts' }) : page.getByRole('navigation', { name: 'Screens' })
  await shown.getByRole('link', { name: /Orders/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused()
  await expect(page.getByRole('link', { name: `Order ${number}` })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: `Order ${number}` }).click()
  await page.getByRole('button', { name: 'Accept order' }).click()
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Ship' })
  const example = /Looks like (\S+)/.exec((await sheet.getByText(/^Looks like/).textContent()) ?? '')?.[1] ?? ''
  await sheet.getByRole('textbox', { name: 'Tracking number' }).fill(example)
  await sheet.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByRole('region', { name: 'Parcel' }).getByText(example)).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])

  // A ticket is good once, and what it opened is kept.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
})
