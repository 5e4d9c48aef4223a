import { logIn, people, somebodyNew } from '../account.ts'
import { bringsToStaff } from '../escalated.ts'
import { expect, inLongRun, onDesktop, open, test } from '../mall.ts'
import { shopWordsIn } from '../new-shop-words.ts'
import { applies, codeFor, provesEmail, registers } from '../new-shop.ts'
import { choose, deskOf, hasNotice, openCase, send } from '../staff-desk.ts'

const inDesktopOfLongRun = { tag: [onDesktop.tag, inLongRun.tag] }

test(
  'an application is returned by field, resubmitted and declined, and its owner is notified each time',
  inDesktopOfLongRun,
  async ({ page }) => {
    test.slow()
    const person = { name: 'Noor Vale', email: `noor.${crypto.randomUUID().slice(0, 8)}@example.org`, password: 'quiet-otter-47' }
    const shop = `Shop ${person.email.split(/[.@]/)[1]}`
    const main = page.locator('#main')
    const words = await shopWordsIn('en')
    await registers(page, words, person)
    await provesEmail(page, words, person.email)
    await applies(page, words, shop)
    const desk = await deskOf(page, 'operator_catalogue')

    await test.step('changes are requested by field', async () => {
      await openCase(desk, '100', person.email)
      await choose(desk, 'Request changes')
      await desk.getByRole('checkbox', { name: 'Phone' }).check({ force: true })
      await desk.getByRole('textbox', { name: 'What’s wrong: Phone' }).fill('Nobody answers there')
      await send(desk, 'Request changes')
      await hasNotice(page, 'We need a little more from you')
      await open(page, '#/pages/shop/create')
      await expect(main.getByText('Nobody answers there').first()).toBeVisible()
      await main.getByRole('textbox', { name: 'Phone' }).fill('+66 81 555 0199')
      await main.getByRole('checkbox').check({ force: true })
      await main.getByRole('button', { name: 'Send again' }).click()
      await expect(main.getByRole('heading', { name: 'Your application is in review' })).toBeVisible()
    })
    await test.step('the application is declined', async () => {
      await openCase(desk, '100', person.email)
      await choose(desk, 'Decline')
      await desk.keyboard.press('1')
      await send(desk, 'Decline')
      await hasNotice(page, 'Your application was declined')
    })
  },
)

test('a withdrawal declined by finance returns to the balance, and its owner is notified', inDesktopOfLongRun, async ({ page }) => {
  test.slow()
  await logIn(page, people.oliver)
  await open(page, '#/pages/mine/wallet?view=withdraw')
  await page.getByRole('radio', { name: /Severn Savings/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('110')
  await page.getByLabel('Password', { exact: true }).fill(people.oliver.password)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeFor(page, people.oliver.email))
  await page.getByRole('button', { name: 'Withdraw $110.00' }).click()
  await expect(page.getByRole('heading', { name: 'Withdrawal requested' })).toBeVisible()
  const finance = await deskOf(page, 'operator_finance')
  await openCase(finance, '400', people.oliver.email)
  await choose(finance, 'Decline')
  await finance.keyboard.press('1')
  await send(finance, 'Decline')
  await hasNotice(page, 'Your withdrawal failed')
})

test('a refund declined by the shop is escalated to staff, who decide it with both statements', inDesktopOfLongRun, async ({ page }) => {
  test.slow()
  const { token, email } = await somebodyNew()
  await test.step('the buyer requests a refund, the shop declines, the buyer escalates', () => bringsToStaff(page, token))
  await test.step('a staff member reads both statements and grants the refund', async () => {
    const desk = await deskOf(page, 'operator_owner')
    await openCase(desk, 'refund', email)
    for (const said of ['It was whole when it left us', 'The picture shows it']) await expect(desk.getByText(said).first()).toBeVisible()
    await choose(desk, 'Approve')
    await send(desk, 'Approve')
    await hasNotice(page, /^You got .* back$/)
  })
})
