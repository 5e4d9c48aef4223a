import type { APIRequestContext } from '@playwright/test'
import { ask, entersConsole, logIn, people } from '../account.ts'
import { expect, inLongRun, onDesktop, open, sellerUrl, test } from '../mall.ts'
import { openRowByKeys, pressByKeys, tabTo } from '../tab-to.ts'
import { violationsInBothThemes } from '../violations.ts'

type Detail = { skus: { id: string; items_left: number }[] }
type Placed = { payment_id: string; orders: { id: string; order_no: string }[] }

/** Mali has bought a product from Anders' shop and paid for it. */
const bought = async (api: APIRequestContext): Promise<{ id: string; number: string; token: string }> => {
  const { data } = await ask(api, '/customer/login/account', people.mali)
  const token = String(data?.['access-token'])
  const { data: goods } = (await (await api.get('/api/customer/product/detail?id=2')).json()) as { data: Detail }
  const sku = goods.skus.find(({ items_left: left }) => left > 3)?.id ?? ''
  const key = () => crypto.randomUUID()
  const requests = { 'items[0][product_id]': '2', 'items[0][sku_id]': sku, 'items[0][quantity]': '1' }
  const quote = await ask(api, '/checkout/onepage/quote', requests, token)
  const ordered = { quote_id: String(quote.data?.['quote_id']), payment_method: 'wallet', idempotency_key: key() }
  const placed = (await ask(api, '/checkout/onepage/place', ordered, token)).data as Placed
  const paying = { payment_id: placed.payment_id, method: 'wallet', password: people.mali.password, idempotency_key: key() }
  const paid = await ask(api, '/checkout/onepage/pay', paying, token)
  expect(paid.code, paid.message).toBe(200)
  return { id: placed.orders[0]?.id ?? '', number: placed.orders[0]?.order_no ?? '', token }
}

test('a seller opens the console from the mall, accepts an order and ships it', async ({ page, isMobile }) => {
  const { number } = await bought(page.request)
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
  await page.getByRole('button', { name: 'Ship order', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Ship order' })
  await expect(sheet.getByRole('combobox', { name: 'Carrier' })).toHaveValue('promised')
  const parcelNumber = `FJ${Date.now()}`
  await sheet.getByRole('textbox', { name: 'Tracking number' }).fill(parcelNumber)
  await sheet.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByRole('region', { name: 'Parcel' }).getByText(parcelNumber)).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])

  // The ticket that opened the console works once, but the session that it opened survives a reload.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
})

test('by keyboard an order is found, opened, accepted, shipped and refunded', { tag: [onDesktop.tag, inLongRun.tag] }, async ({ page }) => {
  const { id, number, token } = await bought(page.request)
  await entersConsole(page, people.anders)
  await page.goto(`${sellerUrl}/`)
  const screens = page.getByRole('navigation', { name: 'Screens' })
  await test.step('the order is listed, opened and shipped', async () => {
    await pressByKeys(page, screens.getByRole('link', { name: /^Orders/ }))
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused()
    await openRowByKeys(page, page.getByRole('link', { name: `Order ${number}` }))
    await pressByKeys(page, page.getByRole('button', { name: 'Accept order' }))
    await pressByKeys(page, page.getByRole('button', { name: 'Ship order', exact: true }))
    const sheet = page.getByRole('dialog', { name: 'Ship order' })
    const parcelNumber = `FJ${Date.now()}`
    await tabTo(page, sheet.getByRole('textbox', { name: 'Tracking number' }))
    await page.keyboard.type(parcelNumber)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Parcel' }).getByText(parcelNumber)).toBeVisible()
  })
  await test.step('its buyer requests a refund and receives it', async () => {
    const about = { order_id: id, kind: 'refund', reason: 'not_arrived', 'items[0][item_id]': '1', 'items[0][quantity]': '1' }
    const answer = await ask(page.request, '/customer/refund/apply', { ...about, idempotency_key: crypto.randomUUID() }, token)
    expect(answer.code, answer.message).toBe(200)
    await pressByKeys(page, screens.getByRole('link', { name: /^Refund requests/ }))
    await expect(page.getByRole('heading', { level: 1, name: 'Refund requests' })).toBeFocused()
    await openRowByKeys(page, page.getByRole('link', { name: new RegExp(number) }))
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
    await page.keyboard.press('a')
    const sheet = page.getByRole('dialog', { name: 'Accept this request?' })
    await pressByKeys(page, sheet.getByRole('button', { name: /^Refund / }))
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0)
  })
})
