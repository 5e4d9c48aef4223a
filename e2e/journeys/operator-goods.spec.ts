import { entersConsole, people } from '../account.ts'
import { expect, inLongRun, onDesktop, sellerUrl, test } from '../mall.ts'
import { shopWordsIn } from '../new-shop-words.ts'
import { bringsIn, fillsProduct } from '../new-shop.ts'
import { choose, deskOf, openCaseSaying, send } from '../staff-desk.ts'

const inDesktopOfLongRun = { tag: [onDesktop.tag, inLongRun.tag] }

test(
  'a product is returned for changes, resubmitted and declined, and its shop is notified each time',
  inDesktopOfLongRun,
  async ({ page }) => {
    test.slow()
    const title = `Lamp ${crypto.randomUUID().slice(0, 8)}`
    await entersConsole(page, people.anders)
    await page.goto(`${sellerUrl}/#/products`)
    await page.getByRole('link', { name: 'Add product' }).first().click()
    await fillsProduct(page, await shopWordsIn('en'), title)
    const desk = await deskOf(page, 'operator_catalogue')
    const reads = (said: string) =>
      expect(async () => {
        await page.reload()
        await expect(page.getByText(said).first()).toBeVisible({ timeout: 8000 })
      }).toPass({ timeout: 60_000 })
    await test.step('changes are requested', async () => {
      await openCaseSaying(desk, '200', title)
      await choose(desk, 'Request changes')
      await desk.getByRole('checkbox').first().check({ force: true })
      await desk.getByRole('textbox', { name: /^What’s wrong/ }).fill('The lamp is hard to see')
      await send(desk, 'Request changes')
      await reads('The lamp is hard to see')
      await page.getByRole('textbox', { name: 'Short description' }).fill('Paper light for a corner')
      await page.getByRole('button', { name: 'Send for review' }).click()
      await expect(page.getByText('Plaza is reviewing this product')).toBeVisible()
    })
    await test.step('the product is declined', async () => {
      await openCaseSaying(desk, '200', title)
      await choose(desk, 'Decline')
      await desk.keyboard.press('1')
      await send(desk, 'Decline')
      await reads('Product declined')
    })
    await page.goto(`${sellerUrl}/#/notices`)
    for (const subject of ['Your product needs a change', 'Your product was declined'])
      await expect(page.getByText(subject).first()).toBeVisible()
  },
)

test('a stock delivery requested by a shop is declined, and the shop is notified', inDesktopOfLongRun, async ({ page }) => {
  test.slow()
  await entersConsole(page, people.anders)
  await page.goto(`${sellerUrl}/#/stock/new`)
  const says = await bringsIn(page, await shopWordsIn('en'), 'Flying disc, 175 g')
  const desk = await deskOf(page, 'operator_catalogue')
  await openCaseSaying(desk, '300', says)
  await choose(desk, 'Decline')
  await desk.keyboard.press('1')
  await send(desk, 'Decline')
  await expect(page.getByText('Declined').first()).toBeVisible({ timeout: 60_000 })
  await page.goto(`${sellerUrl}/#/notices`)
  await expect(page.getByText('Your stock-in request was declined').first()).toBeVisible()
})
