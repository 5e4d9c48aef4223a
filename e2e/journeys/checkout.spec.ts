import type { Locator, Page } from '@playwright/test'
import { ask, isLoggedIn, logIn, people, somebodyNew } from '../account.ts'
import { expect, open, test } from '../mall.ts'
import { tabTo } from '../tab-to.ts'

const placed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Order placed' })
const bangkok = { country: 'TH', state: 'Bangkok', city: 'Bangkok', postcode: '10110', phone: '+66815550142' }
const portland = { country: 'US', state: 'Oregon', city: 'Portland', postcode: '97201', phone: '+15035550142' }

/** A new user with an address and no purchases yet. */
const newShopper = async (page: Page, address: Record<string, string>): Promise<void> => {
  const { token } = await somebodyNew()
  const saved = await ask(
    page.request,
    '/checkout/onepage/addressadd',
    { full_name: 'Noor Vale', street: '12 High Street', ...address },
    token,
  )
  expect(saved.code, saved.message).toBe(200)
  await isLoggedIn(page, token)
}

/** Adds and chooses another address with the keyboard alone. */
const writeAddressByKeys = async (page: Page): Promise<void> => {
  await tabTo(page, page.getByRole('button', { name: 'Add address' }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'New address' })
  const typed = async (field: Locator, text: string) => {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  const picked = async (name: string, text: string) => {
    const field = sheet.getByRole('combobox', { name })
    await typed(field, text)
    await expect(sheet.getByRole('option', { name: text, exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(text)
  }
  await typed(sheet.getByLabel('Full name'), 'Mali by the river')
  await picked('Country or region', 'Thailand')
  await picked('Province', 'Chiang Mai')
  await typed(sheet.getByRole('combobox', { name: 'City' }), 'A village nobody lists')
  await typed(sheet.getByLabel('Street and house number'), '9 Nimman Road')
  await typed(sheet.getByLabel('Postal code'), '50200')
  await typed(sheet.getByLabel('Phone'), '+66815550142')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('radio', { name: /Mali by the river/ })).toBeChecked()
}

test('a buyer pays from the wallet by keyboard, to a newly entered address, and the order page survives a reload', async ({ page }) => {
  const token = await logIn(page, people.mali)
  await ask(page.request, '/checkout/cart/add', { product_id: '25', sku_id: await skuOf(page, '25'), quantity: '1' }, token)
  await open(page, '#/pages/cart/cart')
  await writeAddressByKeys(page)
  await tabTo(page, page.getByRole('link', { name: 'Continue to delivery' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Continue to payment' }))
  await page.keyboard.press('Enter')
  const button = page.getByRole('button', { name: /^Pay \$/ })
  await expect(button).toBeVisible()
  await expect(page.getByText('Mali by the river').first()).toBeVisible()
  const sum = (await button.textContent())?.replace('Pay ', '') ?? ''
  await tabTo(page, page.getByLabel('Your account password'))
  await page.keyboard.type(people.mali.password)
  await page.keyboard.press('Enter')
  await expect(placed(page)).toBeVisible()
  await expect(placed(page)).toBeFocused()
  await expect(page.getByRole('status').getByText(sum)).toBeVisible()
  await page.reload()
  await expect(placed(page)).toBeVisible()

  // The buyer opens the order from its tracking link, and cancels it while it is not shipped.
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await open(page, '#/pages/history/purchase?status=cancelled')
  await expect(page.getByRole('article').first().getByText('Cancelled')).toBeVisible()
})

test('a declined card is not charged; the next try waits for the silent payment service and is paid once it answers', async ({ page }) => {
  await newShopper(page, bangkok)
  await open(page, `#/pages/cart/pay?product=25&sku=${await skuOf(page, '25')}&quantity=1`)
  await page.getByRole('radio', { name: /Bank card/ }).check({ force: true })
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByText('Payment failed. You were not charged.')).toBeVisible()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
  await expect(page.getByRole('heading', { name: 'Demo payment' })).toBeVisible()
  // The buyer goes back from the payment service before paying. The shop shows the state of the payment, and does not ask for a second payment.
  const service = page.url()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: "We're checking your payment" })).toBeVisible()
  await expect(page.getByText("You don't have to pay again.")).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Return to payment page' })).toHaveAttribute('href', service)
  await page.request.post(service, { form: { answer: 'approve' }, maxRedirects: 0 })
  await expect(placed(page)).toBeVisible()
  await expect(page.getByText('Paid by card')).toBeVisible()
})

test('cash on delivery waits for the courier; an earlier step can be changed without losing the others', async ({ page }) => {
  await newShopper(page, portland)
  await open(page, `#/pages/cart/cart?product=40&sku=${await skuOf(page, '40')}&quantity=1`)
  await page.getByRole('link', { name: 'Continue to delivery' }).click()
  await page.getByRole('radio', { name: /Express/ }).check({ force: true })
  await page.getByRole('link', { name: 'Continue to payment' }).click()
  const cash = page.getByRole('radio', { name: /Cash on delivery/ })
  await expect(cash).toBeDisabled()
  await page.goBack()
  await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  await page.getByRole('radio', { name: /Standard/ }).check({ force: true })
  await page.goForward()
  await expect(cash).toBeEnabled()
  await cash.check({ force: true })
  // A double click places only one order. Its second click must not press the control that replaces the button.
  await page.getByRole('button', { name: 'Place order' }).dblclick()
  await expect(placed(page)).toBeVisible()
  await expect(page.getByText(/^Have \$[\d.]+ ready for the courier\.$/)).toBeVisible()
})

type Detail = { skus: { id: string; items_left: number }[] }
const skuOf = async (page: Page, productId: string): Promise<string> => {
  const answer = await page.request.get(`/api/customer/product/detail?id=${productId}`)
  const { data } = (await answer.json()) as { data: Detail }
  return data.skus.find(({ items_left: left }) => left > 3)?.id ?? ''
}
