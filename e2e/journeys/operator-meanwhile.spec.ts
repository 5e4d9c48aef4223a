import { expect, inLongRun, onDesktop, test } from '../mall.ts'
import { shopWordsIn } from '../new-shop-words.ts'
import { applies, provesEmail, registers } from '../new-shop.ts'
import { choose, deskOf, hasNotice, openCase, send } from '../staff-desk.ts'

const inDesktopOfLongRun = { tag: [onDesktop.tag, inLongRun.tag] }
const marked = () => crypto.randomUUID().slice(0, 8)

test('an application decided by a colleague meanwhile shows this to the member viewing it', inDesktopOfLongRun, async ({ page }) => {
  test.slow()
  const person = { name: 'Noor Vale', email: `noor.${marked()}@example.org`, password: 'quiet-otter-47' }
  const words = await shopWordsIn('en')
  await registers(page, words, person)
  await provesEmail(page, words, person.email)
  await applies(page, words, `Shop ${marked()}`)
  const [late, early] = [await deskOf(page, 'operator_owner'), await deskOf(page, 'operator_catalogue')]
  for (const desk of [late, early]) await openCase(desk, '100', person.email)
  await choose(early, 'Decline')
  await early.keyboard.press('1')
  await send(early, 'Decline')
  await test.step('the later member cannot decide it and sees by whom it was decided', async () => {
    await expect(late.getByText(/^Declined by /)).toBeVisible()
    await expect(late.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  })
  await hasNotice(page, 'Your application was declined')
})
