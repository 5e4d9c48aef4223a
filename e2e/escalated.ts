import type { Page } from '@playwright/test'
import { ask, isLoggedIn } from './account.ts'
import { expect, open } from './mall.ts'
import { andersShop, boughtByCard } from './orders.ts'

/** Creates a case for staff: a delivered order is damaged, the shop refuses the refund, and the buyer escalates it. Returns the refund. */
export const bringsToStaff = async (page: Page, token: string): Promise<string> => {
  const bangkok = { country: 'TH', state: 'Bangkok', city: 'Bangkok', postcode: '10110', phone: '+66815550142' }
  await ask(page.request, '/checkout/onepage/addressadd', { full_name: 'Noor Vale', street: '12 High Street', ...bangkok }, token)
  const shop = await andersShop(page.request)
  const order = await boughtByCard(page.request, token, shop.productId)
  const sends = async (path: string, form: Record<string, string>) => {
    const { code, message } = await ask(page.request, path, form, shop.token)
    expect(code, message).toBe(200)
  }
  await sends('/seller/order/accept', { id: order })
  await sends('/seller/order/ship', { id: order, carrier: 'dhl', tracking_no: `41${Date.now().toString().slice(-8)}` })
  await sends('/seller/order/progress', { id: order, step: 'delivered' })
  await isLoggedIn(page, token)
  const main = page.locator('#main')
  await open(page, `#/pages/mine/refund_sent?order=${order}`)
  await main.getByRole('checkbox').first().check({ force: true })
  await main.getByRole('radio', { name: /^It's damaged/ }).check({ force: true })
  await main.getByLabel('Tell the shop more').fill('The sole is torn')
  await main.getByRole('button', { name: 'Send request' }).click()
  await expect(page).toHaveURL(/refund_sent\?id=\d+/)
  const id = /id=(\d+)/.exec(page.url())?.[1] ?? ''
  await sends('/seller/refund/refuse', { id, reason: 'It was whole when it left us' })
  await main.getByRole('button', { name: 'Ask staff to decide' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Why do you disagree?' }).fill('The picture shows it')
  await sheet.getByRole('button', { name: 'Ask staff to decide' }).click()
  await expect(sheet).toBeHidden()
  return id
}
