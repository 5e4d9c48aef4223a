import type { Page } from '@playwright/test'
import { ask, entersConsole, isLoggedIn } from '../account.ts'
import { bringsToStaff } from '../escalated.ts'
import { expect, inLongRun, onDesktop, open, sellerUrl, test } from '../mall.ts'
import { applies, bringsIn, codeFor, decides, fillsProduct, letsTimePass, provesEmail, registers } from '../new-shop.ts'
import { shopWordsIn } from '../new-shop-words.ts'
import { choose, deskOf, hasNotice, openCase, openCaseSaying, send } from '../staff-desk.ts'

const inDesktopOfLongRun = { tag: [onDesktop.tag, inLongRun.tag] }

/** The mall's owner shops, sells and is paid here like any other user. The tests run one after the other, as they share one account. */
test.describe.configure({ mode: 'serial' })
const owner = { name: 'Ada Keys', email: 'owner@plaza.example', password: 'quiet-otter-47' }

const ownRests = async (desk: Page): Promise<void> => {
  await expect(desk.getByText('This is your own case. Someone else must decide it.')).toBeVisible()
  for (const name of ['Approve', 'Decline']) await expect(desk.getByRole('button', { name, exact: true })).toHaveCount(0)
}
/** The owner's token as a customer. The first call registers the account. */
const asCustomer = async (page: Page): Promise<string> => {
  const enter = async () => (await ask(page.request, '/customer/login/account', owner)).data?.['access-token']
  if (!(await enter())) {
    const words = await shopWordsIn('en')
    await registers(page, words, owner)
    await provesEmail(page, words, owner.email)
  }
  const token = String(await enter())
  await isLoggedIn(page, token)
  return token
}

test('a staff member cannot decide on their own shop, products and stock; colleagues do', inDesktopOfLongRun, async ({ page }) => {
  test.slow()
  const token = await asCustomer(page)
  const words = await shopWordsIn('en')
  const [own, other] = [await deskOf(page, 'operator_owner'), await deskOf(page, 'operator_catalogue')]
  await test.step('their application', async () => {
    // When the test is retried on the same mall, the owner's shop already exists.
    const { code } = await ask(page.request, '/customer/user/seller_ticket', {}, token)
    if (code === 200) return
    await applies(page, words, 'The Key Shop')
    await openCase(own, '100', owner.email)
    await ownRests(own)
    await decides(other, words, { kind: '100', says: 'The Key Shop' }, 'approve')
    await expect(page.getByRole('heading', { name: 'Your shop is open' })).toBeVisible({ timeout: 60_000 })
  })
  const title = `Lamp ${crypto.randomUUID().slice(0, 8)}`
  await test.step('their product', async () => {
    await entersConsole(page, owner)
    await page.goto(`${sellerUrl}/#/products`)
    await page.getByRole('link', { name: 'Add product' }).first().click()
    await fillsProduct(page, words, title)
    await openCaseSaying(own, '200', title)
    await ownRests(own)
    await decides(other, words, { kind: '200', says: title }, 'approve')
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Plaza is reviewing this product')).toHaveCount(0, { timeout: 5000 })
    }).toPass({ timeout: 60_000 })
  })
  await test.step('their stock delivery', async () => {
    await page.goto(`${sellerUrl}/#/stock/new`)
    const says = await bringsIn(page, words, title)
    await openCaseSaying(own, '300', says)
    await ownRests(own)
    await decides(other, words, { kind: '300', says }, 'approve')
    await expect(page.getByText('Awaiting arrival').first()).toBeVisible({ timeout: 60_000 })
  })
})

test('a large withdrawal is blocked for its owner, approved by two members, and paid', inDesktopOfLongRun, async ({ page }) => {
  test.slow()
  await asCustomer(page)
  const finance = await deskOf(page, 'operator_finance')
  await test.step('money is recharged by card, and a bank account is entered', async () => {
    await open(page, '#/pages/mine/wallet?view=recharge')
    await page.getByRole('tab', { name: 'Card and bank' }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('1500')
    await page.getByRole('radio', { name: /Bank card/ }).check({ force: true })
    await page.getByRole('button', { name: /^Pay \$1,?500\.00/ }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('Completed').first()).toBeVisible()
    await open(page, '#/pages/mine/confing?section=payment')
    const bank = {
      'Bank name': 'Severn Savings',
      'Account holder': 'Ada Keys',
      'Account number': '00001187',
      'Routing number': '000001187',
    }
    for (const [label, value] of Object.entries(bank)) await page.getByRole('textbox', { name: label, exact: true }).fill(value)
    const known = await codeFor(page, owner.email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, owner.email, known))
    await page.getByRole('button', { name: 'Save payment settings' }).click()
    await expect(page.getByText('Payment settings saved').first()).toBeVisible()
    await letsTimePass(page, owner.email)
  })
  await test.step('the withdrawal is requested', async () => {
    await open(page, '#/pages/mine/wallet?view=withdraw')
    await page.getByRole('radio', { name: /Severn Savings/ }).check({ force: true })
    await page.getByRole('textbox', { name: 'Amount' }).fill('1200')
    await page.getByLabel('Password', { exact: true }).fill(owner.password)
    const known = await codeFor(page, owner.email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, owner.email, known))
    await page.getByRole('button', { name: /^Withdraw \$1,?200\.00/ }).click()
    await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible()
    const own = await deskOf(page, 'operator_owner')
    await openCase(own, '400', owner.email)
    await ownRests(own)
  })
  await test.step('one member approves, another approves, and the payout starts', async () => {
    await openCase(finance, '400', owner.email)
    await choose(finance, 'Approve')
    await send(finance, 'Approve')
    const risk = await deskOf(page, 'operator_risk')
    await expect(async () => {
      await openCase(risk, '400', owner.email)
      await expect(risk.getByText(/decided first/)).toBeVisible({ timeout: 4000 })
    }).toPass({ timeout: 60_000 })
    await choose(risk, 'Approve')
    await send(risk, 'Approve')
    await hasNotice(page, 'Your withdrawal was approved')
  })
  await test.step('it is paid under a reference that its owner can see', async () => {
    await openCase(finance, '400', owner.email)
    await choose(finance, 'Mark as paid')
    await finance.getByRole('textbox', { name: 'Payment reference' }).fill('SEPA-2611-0042')
    await send(finance, 'Mark as paid')
    await hasNotice(page, /was paid out$/)
    await open(page, '#/pages/mine/wallet?view=withdraw_list')
    await page.getByRole('button', { name: 'Details' }).first().click()
    await expect(page.getByRole('dialog').getByText('SEPA-2611-0042').first()).toBeVisible()
  })
})

test('a staff member cannot decide their own escalated refund; support declines it with a reason', inDesktopOfLongRun, async ({ page }) => {
  test.slow()
  const token = await asCustomer(page)
  const id = await bringsToStaff(page, token)
  const own = await deskOf(page, 'operator_owner')
  await openCase(own, 'refund', owner.email)
  await ownRests(own)
  const support = await deskOf(page, 'operator_support')
  await openCase(support, 'refund', owner.email)
  await choose(support, 'Decline')
  await support.keyboard.press('1')
  const reason = await support.getByRole('textbox', { name: /^Reason/ }).inputValue()
  await send(support, 'Decline')
  await hasNotice(page, 'Your refund request is closed')
  await open(page, `#/pages/mine/refund_sent?id=${id}`)
  await expect(page.locator('#main').getByText(reason).first()).toBeVisible()
})
