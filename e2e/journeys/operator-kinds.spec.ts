import { logIn, people, somebodyNew } from '../account.ts'
import { bringsToStaff } from '../escalated.ts'
import { expect, inLongRun, onDesktop, open, test } from '../mall.ts'
import { shopWordsIn } from '../new-shop-words.ts'
import { applies, codeFor, provesEmail, registers } from '../new-shop.ts'
import { choose, deskOf, isTold, openCase, send } from '../staff-desk.ts'

const inDesktopOfLongRun = { tag: [onDesktop.tag, inLongRun.tag] }

test(
  'an application is asked for more by field, sent again and refused, and its owner is told each time',
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

    await test.step('more is needed, by field', async () => {
      await openCase(desk, '100', person.email)
      await choose(desk, 'Request changes')
      await desk.getByRole('checkbox', { name: 'Phone' }).check({ force: true })
      await desk.getByRole('textbox', { name: 'What’s wrong: Phone' }).fill('Nobody answers there')
      await send(desk, 'Request changes')
      await isTold(page, 'We need a little more from you')
      await open(page, '#/pages/shop/create')
      await expect(main.getByText('Nobody answers there').first()).toBeVisible()
      await main.getByRole('textbox', { name: 'Phone' }).fill('+66 81 555 0199')
      await main.getByRole('checkbox').check({ force: true })
      await main.getByRole('button', { name: 'Send again' }).click()
      await expect(main.getByRole('heading', { name: 'Your application is in review' })).toBeVisible()
    })
    await test.step('it is refused', async () => {
      await openCase(desk, '100', person.email)
      await choose(desk, 'Decline')
      await desk.keyboard.press('1')
      await send(desk, 'Decline')
      await isTold(page, 'Your application was declined')
    })
  },
)

test('a withdrawal that finance refuses is back in the balance, and its owner is told', inDesktopOfLongRun, async ({ page }) => {
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
  await isTold(page, 'Your withdrawal failed')
})

test('what a shop refuses is brought to the staff, who decide it with both sides before them', inDesktopOfLongRun, async ({ page }) => {
  test.slow()
  const { token, email } = await somebodyNew()
  await test.step('the buyer asks, the shop refuses, the buyer goes on', () => bringsToStaff(page, token))
  await test.step('one of the staff reads both, and gives the money back', async () => {
    const desk = await deskOf(page, 'operator_owner')
    await openCase(desk, 'refund', email)
    for (const said of ['It was whole when it left us', 'The picture shows it']) await expect(desk.getByText(said).first()).toBeVisible()
    await choose(desk, 'Approve')
    await send(desk, 'Approve')
    await isTold(page, /^You got .* back$/)
  })
})
