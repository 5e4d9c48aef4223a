import type { Locator, Page } from '@playwright/test'
import { expect } from '../mall.ts'
import { type Control, controls, controlsOf } from './controls.ts'

/** Typed or chosen values, by the key of their control. */
export type Filled = Map<string, { control: Control; value: string }>
export type Filling = {
  /** Values for controls that do not accept just any text, by key or label. The number makes each value different. */
  values?: Readonly<Record<string, (n: number) => string>>
  /** Reasons for leaving a control unchanged, by key or label. */
  leaves?: Readonly<Record<string, string>>
}

/** Looks up a control in a table by its key, its label, or its label without a language in brackets. The entry `*` applies to all other controls. */
export const of = <T>(table: Readonly<Record<string, T>> | undefined, { key, label }: Control): T | undefined =>
  table?.[key] ?? table?.[label] ?? table?.[label.replace(/ \([^()]*\)$/, '')] ?? table?.['*']

/** Choices are filled first, because they can add other fields. */
const isChoice = ({ kind }: Control) => kind === 'choice' || kind === 'radio' || kind === 'box'

/** Gives every control of the form a new value that differs from its old value and from all other values. */
export const fillEveryField = async (page: Page, form: Locator, filling: Filling, first: number): Promise<Filled> => {
  await isThere(form)
  const filled: Filled = new Map()
  const clock = await clockOf(page)
  const isLeft = (each: Control) => each.kind === 'pages' || filled.has(each.key) || of(filling.leaves, each) !== undefined
  const fillShown = async () => {
    for (;;) {
      const open = (await controlsOf(form)).filter((each) => !isLeft(each))
      if (open.length === 0) return
      const choice = open.find(isChoice)
      // Wait, because the options of the select are still loading.
      if (choice?.kind === 'choice' && choice.value === '' && choice.others.length === 0) {
        await expect(controls(form).nth(choice.at).locator('option:not([value=""])')).not.toHaveCount(0)
        continue
      }
      const shown = await controls(form).count()
      // If setting a value adds another field, looks for the remaining controls again.
      for (const next of choice ? [choice] : open) {
        if ((await controls(form).count()) !== shown) break
        const n = first + filled.size
        const value = of(filling.values, next)?.(n) ?? valueFor(next, n, clock)
        filled.set(next.key, { control: next, value: await put(page, form, next, value) })
      }
      await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    }
  }
  await eachLanguage(form, fillShown)
  return filled
}

/** The value typed under this label. For a field in six languages, the English value. */
export const typed = (filled: Filled, label: string): string =>
  [...filled.values()].find(({ control }) => control.label === label)?.value ?? ''

/** Reads the value of every control, in every language. */
export const readEveryField = async (form: Locator): Promise<Map<string, string>> => {
  await isThere(form)
  const said = new Map<string, string>()
  await eachLanguage(form, async () => {
    for (const { key, value, kind } of await controlsOf(form)) if (kind !== 'pages' && !said.has(key)) said.set(key, value)
  })
  return said
}

/** Waits until the form has loaded its data and shows controls. */
const isThere = (form: Locator): Promise<void> => expect.poll(async () => (await controlsOf(form)).length).toBeGreaterThan(0)

/** Runs `look` for each language of a form that shows one language at a time. */
const eachLanguage = async (form: Locator, look: () => Promise<void>): Promise<void> => {
  const lists = (await controlsOf(form)).filter(({ kind }) => kind === 'pages')
  await look()
  for (const { at, value, others } of lists) {
    for (const other of [...others, value]) {
      await controls(form).nth(at).selectOption(other)
      await look()
    }
  }
  const tabs = form.locator('button[aria-pressed]:has(> span[lang])')
  for (let at = 0; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click()
    await look()
  }
}

type Clock = { today: string; isWest: boolean }
const clockOf = (page: Page): Promise<Clock> =>
  page.evaluate(() => ({ today: new Date().toLocaleDateString('sv'), isWest: new Date().getTimezoneOffset() > 0 }))

const dayAfter = (today: string, days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** A valid value for this kind of control. Times are chosen so that the user's date differs from the UTC date. */
const valueFor = (control: Control, n: number, { today, isWest }: Clock): string => {
  const { kind, label, value, others, min, max, most } = control
  if (kind === 'box') return value === '1' ? '0' : '1'
  if (kind === 'radio' || kind === 'choice') return others[0] ?? value
  if (kind === 'range') return String((min ?? 0) + ((Number(value) - (min ?? 0) + n) % ((max ?? 100) - (min ?? 0))))
  if (kind === 'day') return dayAfter(today, n)
  if (kind === 'hour') return `${10 + (n % 10)}:${10 + (n % 50)}`
  if (kind === 'moment') return `${dayAfter(today, n)}T${isWest ? '23:45' : '00:15'}`
  if (kind === 'whole') return String(n)
  if (kind === 'decimal') return `${n}.50`
  if (kind === 'email') return `forms-${n}-${crypto.randomUUID().slice(0, 8)}@plaza.example`
  if (kind === 'url') return `https://plaza.example/forms/${n}`
  return `${n} ${label} ${crypto.randomUUID().slice(0, 4)}`.slice(0, most ?? undefined).trim()
}

/** Sets a control to this value, and returns the value shown afterwards. For pictures it returns their URLs. */
const put = async (page: Page, form: Locator, control: Control, value: string): Promise<string> => {
  const { kind, at } = control
  const one = controls(form).nth(at)
  if (kind === 'pictures' && value !== '') return addPicture(page, form, control)
  if (kind === 'pictures') await form.getByRole('button', { name: `Remove: ${control.label}` }).click()
  else if (kind === 'radio') await chooseRadio(form, one, value)
  else if (kind === 'choice') await one.selectOption(value)
  // A bar fixed at the bottom of the page may cover the checkbox, so the space key toggles the checkbox.
  else if (kind === 'box' && value !== control.value) await one.press('Space')
  else if (kind !== 'box') await one.fill(value)
  return value
}

const chooseRadio = async (form: Locator, one: Locator, value: string): Promise<void> => {
  const name = await one.getAttribute('name')
  await form.locator(`input[type="radio"][name="${name}"][value="${value}"]`).press('Space')
}

/** Uploads a screenshot of the page, which is a different file every time. */
const addPicture = async (page: Page, form: Locator, { key, at, value }: Control): Promise<string> => {
  const buffer = await page.screenshot({ type: 'png' })
  await controls(form).nth(at).setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer })
  const shown = async () => (await controlsOf(form)).find((each) => each.key === key)?.value ?? ''
  await expect.poll(shown, { message: `the picture of ${key}` }).not.toBe(value)
  return shown()
}
