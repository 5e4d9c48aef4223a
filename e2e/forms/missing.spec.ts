import { type Locator, type Page } from '@playwright/test'

import { expect, inLongRun } from '../mall.ts'
import { controls, controlsOf } from './controls.ts'
import type { At, FormRow } from './form-row.ts'
import { signsIn, test } from './forms-test.ts'
import { asksFor } from './sent-calls.ts'
import { shopForms } from './shop-forms.ts'
import { staffForms } from './staff-forms.ts'
import { tradeForms } from './trade-forms.ts'
import { tradeStaffForms } from './trade-staff-forms.ts'

/** Forms without a required field, each with the reason. */
const allOptional: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['an address', 'a hue', 'a picture', 'a number', 'a sum', 'a percentage', 'a switch', 'a choice', 'a time zone', 'shares'].map(
      (kind) => [`a setting that is ${kind}`, 'without a value the standard applies'],
    ),
  ),
  'a text of the mall': 'without a text the standard applies',
  'a draft that is published': 'without a date it applies at once',
  'goods that are back': 'a note about their condition is optional',
  'replies and hours of its chat': 'a shop needs neither replies nor hours',
}

const typedKinds = ['text', 'whole', 'decimal', 'email', 'url', 'password', 'day', 'hour', 'moment']

const empty = async (form: Locator): Promise<void> => {
  await expect.poll(async () => (await controlsOf(form)).length).toBeGreaterThan(0)
  for (const { kind, at } of await controlsOf(form)) if (typedKinds.includes(kind)) await controls(form).nth(at).fill('')
}

/** Presses the submit button. Returns "field" if the focus is in an invalid field that gives the reason, or "sent" if the server took the form. */
const outcomeOf = async (page: Page, { sends, submit }: FormRow): Promise<string> => {
  const last = sends.at(-1)
  let outcome = 'nothing'
  page.on('response', (response) => {
    if (last && asksFor(response.request(), last))
      void response.json().then(
        ({ code }: { code: number }) => code === 200 && (outcome = 'sent'),
        () => {},
      )
  })
  await page
    .getByRole('button', { name: submit ?? '', exact: true })
    .last()
    .click()
  const settled = async () => {
    const focused = await page.evaluate(() => {
      const { activeElement: one } = document
      const id = one?.getAttribute('aria-describedby')?.split(' ') ?? []
      const reason = id.map((each) => document.getElementById(each)?.textContent ?? '').join('')
      return one?.getAttribute('aria-invalid') === 'true' && reason !== ''
    })
    if (focused) outcome = 'field'
    return outcome
  }
  await expect
    .poll(settled, { timeout: 8000 })
    .not.toBe('nothing')
    .catch(() => {})
  return outcome
}

const goesToTheField = async (at: At, row: FormRow) => {
  const form = await row.open(at)
  await empty(form)
  expect(await outcomeOf(at.page, row)).toBe(allOptional[row.name] === undefined ? 'field' : 'sent')
}

const sending = (rows: readonly FormRow[]) => rows.filter(({ submit }) => submit !== undefined)

// Forms that other files have filled or sent are not in their first state.
test.use({ group: 'missing' })

for (const row of sending([...staffForms, ...tradeStaffForms]))
  test(`staff, ${row.name}: with something missing, the focus goes to the field`, inLongRun, async ({ page, owner, trade }) => {
    await signsIn.staff(page, { owner })
    await goesToTheField({ page, owner, email: 'owner@plaza.example', trade }, row)
  })
for (const row of sending(shopForms))
  test(`shop, ${row.name}: with something missing, the focus goes to the field`, inLongRun, async ({ page, owner, shop, trade }) => {
    await signsIn.shop(page, { shop })
    await goesToTheField({ page, owner, email: shop.email, trade }, row)
  })
for (const row of sending(tradeForms))
  test(`a shop that sells, ${row.name}: with something missing, the focus goes to the field`, inLongRun, async ({ page, owner, trade }) => {
    const { owner: seller } = await trade()
    await signsIn.shop(page, { shop: seller })
    await goesToTheField({ page, owner, email: seller.email, trade }, row)
  })
