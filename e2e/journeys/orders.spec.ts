import type { Page } from '@playwright/test'
import { ask, isLoggedIn, somebodyNew } from '../account.ts'
import { expect, onBoth, open, test } from '../mall.ts'
import { andersShop, boughtByCard } from '../orders.ts'

const bangkok = { country: 'TH', state: 'Bangkok', city: 'Bangkok', postcode: '10110', phone: '+66815550142' }
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test(
  'an order is followed from the payment to the door, and one asks for a refund until the day that it says',
  { tag: onBoth.tag },
  async ({ page }) => {
    const { token } = await somebodyNew()
    await ask(page.request, '/checkout/onepage/addressadd', { full_name: 'Noor Vale', street: '12 High Street', ...bangkok }, token)
    const shop = await andersShop(page.request)
    const id = await boughtByCard(page.request, token, shop.productId)
    await isLoggedIn(page, token)
    const streaming = page.waitForResponse((response) => response.url().includes('/api/realtime?') && response.ok())
    await open(page, `#/pages/history/detail?id=${id}`)
    await expect(heading(page, 'Paid')).toBeVisible()

    // The open page shows each action of the shop live.
    await streaming
    await ask(page.request, '/seller/order/accept', { id }, shop.token)
    await expect(heading(page, 'To be shipped')).toBeVisible()
    const number = `40${Date.now().toString().slice(-8)}`
    const sent = await ask(page.request, '/seller/order/ship', { id, carrier: 'dhl', tracking_no: number }, shop.token)
    expect(sent.code, sent.message).toBe(200)
    await expect(heading(page, 'Shipped')).toBeVisible()

    // The page shows the important facts without scrolling, and offers no action that is no longer possible.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const hero = page.getByRole('region', { name: 'Shipped' })
    for (const fact of [hero.getByText(/^Arrives/), hero.getByText('DHL').first(), hero.getByText(number), hero.getByText(/\$\d/).first()])
      await expect(fact).toBeInViewport()
    await expect(hero.getByText(/Noor Vale, 12 High Street/)).toBeInViewport()
    await page.getByRole('button', { name: /^More actions for order/ }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Cancel order' })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await ask(page.request, '/seller/order/progress', { id, step: 'delivered' }, shop.token)
    await expect(heading(page, 'Delivered')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm receipt' }).first().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(/You can still request a refund until/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Confirm receipt' }).click()
    await expect(heading(page, 'Receipt confirmed')).toBeVisible()
  },
)
