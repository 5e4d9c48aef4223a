import type { APIRequestContext, Page } from '@playwright/test'
import { inLongRun, says, expect, open, test, onDesktop, once } from '../mall.ts'
import { addressOf, openProduct, withChange, findPlain } from '../product-page.ts'

const shop = '#/pages/shop/detail?id=3'

const newcomer = async (request: APIRequestContext): Promise<{ email: string; password: string }> => {
  const { data } = await (await request.get('/api/customer/index/demo')).json()
  return data.list.find((person: { role: string }) => person.role === 'new_shopper')
}

const logInOnTheSheet = async (page: Page) => {
  const sheet = page.getByRole('dialog', { name: 'Log in' })
  const { email, password } = await newcomer(page.request)
  await sheet.getByLabel('E-mail', { exact: true }).fill(email)
  await sheet.getByRole('textbox', { name: 'Password' }).fill(password)
  await sheet.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(sheet).toBeHidden()
}

/** The button changes before the mall has answered. If the test left the page before the answer, the request would be lost. */
const followResponse = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/customer/shop/follow') && response.ok())

test('a visitor following a shop logs in on the page and follows it; another press unfollows', once, async ({ page }) => {
  await open(page, shop)
  const follow = page.getByRole('button', { name: /^Follow / })
  const followed = followResponse(page)
  await follow.click()
  await logInOnTheSheet(page)
  await followed
  await expect(page).toHaveURL(/shop\/detail\?id=3/)
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  const left = followResponse(page)
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await left
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
})

test('closing the sheet changes nothing, and the focus returns', { tag: [onDesktop.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page, shop)
  const follow = page.getByRole('button', { name: /^Follow / })
  await follow.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden()
  await expect(follow).toBeFocused()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
})

test('a sold-out product shows when it is back in stock', once, async ({ page, request }) => {
  const plain = await findPlain(request)
  await withChange(page, (detail) => {
    Object.assign(detail, { status: 'sold_out', items_left: 0 })
    detail.skus.forEach((sku) => Object.assign(sku, { items_left: 0 }))
  })
  await openProduct(page, plain.id)
  const tell = page.getByRole('button', { name: "Notify me when it's back" }).filter({ visible: true })
  await tell.click()
  await logInOnTheSheet(page)
  await expect(page.getByRole('button', { name: "You'll be notified" }).filter({ visible: true })).toHaveAttribute('aria-pressed', 'true')
  await says(page, "We'll notify you when it's back")
  expect(page.url()).toContain(addressOf(plain.id))
})

test('a shop shows its reviews with the product, and loads more', { tag: [once.tag, inLongRun.tag] }, async ({ page }) => {
  await open(page, `${shop}&tab=reviews`)
  const reviews = page.getByRole('tabpanel').getByRole('listitem')
  await expect(reviews).toHaveCount(10)
  await expect(reviews.first().getByRole('link')).toHaveAttribute('href', /prouduct\/detail\?id=\d+/)
  await page.getByRole('button', { name: 'Show more reviews' }).click()
  await expect(reviews).not.toHaveCount(10)
})
