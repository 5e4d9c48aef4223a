import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ask, isLoggedIn, somebodyNew } from '../account.ts'
import { expect, inLongRun, onDesktop, open, test } from '../mall.ts'
import { shopWordsIn } from '../new-shop-words.ts'
import { registers } from '../new-shop.ts'
import { choose, deskOf, hasNotice, openCase, send } from '../staff-desk.ts'

const inDesktopOfLongRun = { tag: [onDesktop.tag, inLongRun.tag] }

/** Fills in the recharge form, with a picture as proof. */
const saysWhatTheySent = async (page: Page): Promise<void> => {
  await open(page, '#/pages/mine/wallet?view=recharge')
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await expect(page.getByText(/^We'll hold this exact amount for you until/)).toBeVisible()
  await page.getByRole('textbox', { name: /Transaction ID/ }).fill(randomBytes(32).toString('hex'))
  const picture = await page.screenshot({ type: 'png' })
  await page.getByLabel('Add a picture').setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByRole('heading', { name: 'Under review' })).toBeVisible()
}

test(
  'a recharge is approved by one member, blocked for them, approved by another, and its owner notified',
  inDesktopOfLongRun,
  async ({ page }) => {
    test.slow()
    const { token, email } = await somebodyNew()
    await isLoggedIn(page, token)
    await test.step('the customer submits the recharge with a picture', () => saysWhatTheySent(page))
    const finance = await deskOf(page, 'operator_finance')
    await test.step('one member approves, and cannot approve twice', async () => {
      await openCase(finance, '500', email)
      await choose(finance, 'Approve')
      await send(finance, 'Approve')
      await expect
        .poll(
          async () => {
            await openCase(finance, '500', email)
            return finance.getByText('You’ve already approved this. A second person must approve.').count()
          },
          { timeout: 60_000, intervals: [4000] },
        )
        .toBe(1)
    })
    await test.step('another member approves, and the recharge is credited', async () => {
      const risk = await deskOf(page, 'operator_risk')
      await openCase(risk, '500', email)
      await expect(risk.getByText(/decided first/)).toBeVisible()
      await choose(risk, 'Approve')
      await send(risk, 'Approve')
      await expect(page.getByRole('heading', { name: 'Credited' })).toBeVisible({ timeout: 40_000 })
      await hasNotice(page, /^\$300\.\d\d is in your wallet$/)
    })
  },
)

test(
  'a staff member cannot decide their own recharge; another declines it with a reason that the owner reads',
  inDesktopOfLongRun,
  async ({ page }) => {
    test.slow()
    const person = { name: 'Finn Anders', email: 'finance@plaza.example', password: 'quiet-otter-47' }
    const known = await ask(page.request, '/customer/login/account', { email: person.email, password: person.password })
    // When the test is retried on the same mall, this person's account already exists.
    if (known.code === 200) await isLoggedIn(page, String(known.data?.['access-token']))
    else await registers(page, await shopWordsIn('en'), person)
    await saysWhatTheySent(page)
    const own = await deskOf(page, 'operator_finance')
    await openCase(own, '500', person.email)
    await expect(own.getByText('This is your own case. Someone else must decide it.')).toBeVisible()
    await expect(own.getByRole('button', { name: 'Decline', exact: true })).toHaveCount(0)
    const owner = await deskOf(page, 'operator_owner')
    await openCase(owner, '500', person.email)
    await choose(owner, 'Decline')
    await owner.keyboard.press('1')
    await send(owner, 'Decline')
    await hasNotice(page, 'Your top-up was not credited')
  },
)
