import { type Locator, type Page, request } from '@playwright/test'
import { entersConsole } from '../account.ts'
import { expect, mallUrl, somewhere, test as base } from '../mall.ts'
import { type Filled, fillEveryField, of, readEveryField } from './fill-every-field.ts'
import type { At, FormRow } from './form-row.ts'
import { ownerToken } from './owner-token.ts'
import { shopOfOwn } from './own-shop.ts'
import { type Trade, tradeOfOwn } from './trade.ts'
import { type SentCall, asksFor, fieldPathsOf, isSent, recordCalls } from './sent-calls.ts'

type Signed = { group: string; owner: string; shop: { email: string; password: string }; trade: () => Promise<Trade> }
/**
 * Fixtures shared by a worker: a session of the mall's owner, a new shop, and a shop with products. The owner signs in only once, because a code of
 * the authenticator works once.
 */
export const test = base.extend<object, Signed>({
  // A file that sets its own group gets a worker, and with it a shop and orders, of its own.
  group: ['', { option: true, scope: 'worker' }],
  owner: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const api = await request.newContext({ baseURL: mallUrl, extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
      await use(await ownerToken(api))
      await api.dispose()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ owner }, use) => {
      const api = await request.newContext({ baseURL: mallUrl, extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
      await use(await shopOfOwn(api, owner))
      await api.dispose()
    },
    { scope: 'worker' },
  ],
  trade: [
    async ({ owner }, use) => {
      const api = await request.newContext({ baseURL: mallUrl, extraHTTPHeaders: { 'x-forwarded-for': somewhere() } })
      let made: Promise<Trade> | undefined
      await use(() => (made ??= tradeOfOwn(api, owner)))
      await api.dispose()
    },
    { scope: 'worker' },
  ],
})

export const signsIn = {
  staff: (page: Page, { owner }: Pick<Signed, 'owner'>) => page.addInitScript((token) => localStorage.setItem('staff.token', token), owner),
  shop: (page: Page, { shop }: { shop: { email: string; password: string } }) => entersConsole(page, shop),
}

type Sending = Pick<FormRow, 'name' | 'sends' | 'submit' | 'lands'> & { button?: Locator }
/** Presses the submit button, and waits for the answer to its request. */
export const submit = async (page: Page, row: Sending): Promise<void> => {
  if (row.submit === undefined && !row.button) return expect(page.getByText(/^Saved \d/)).toBeVisible()
  const last = row.sends.at(-1)
  if (!last) throw new Error(`${row.name} sends nothing`)
  const answer = page.waitForResponse((response) => asksFor(response.request(), last))
  await (row.button ?? page.getByRole('button', { name: row.submit ?? '', exact: true }).last()).click()
  const said = (await (await answer).json()) as { code: number; message: string }
  expect(said.code, `${said.message} ${JSON.stringify(said)}`).toBe(200)
  if (row.lands) await page.waitForURL(row.lands)
}

const same = (typed: string, read: string | undefined, kind: string): boolean =>
  read !== undefined && (typed.trim() === read.trim() || (kind === 'decimal' && Number(typed) === Number(read)))

/** Typed values that the reloaded page shows differently, or not at all. */
const lost = (filled: Filled, said: ReadonlyMap<string, string>, { reads, gone }: FormRow) =>
  [...filled].flatMap(([key, { control, value }]) => {
    const wanted = of(reads, control)?.(value) ?? value
    if (of(gone, control) !== undefined && !said.has(key)) return []
    return same(wanted, said.get(key), control.kind) ? [] : [{ key, typed: wanted, shown: said.get(key) }]
  })

/**
 * Returns wrongly sent values. A text must be in its language's field, and a time must be the instant meant in the user's time zone. A date must be
 * sent unchanged, or as an instant of that day in the user's time zone.
 */
export const mistold = async (page: Page, filled: Filled, sent: readonly SentCall[]) => {
  const leaves = sent.flatMap((each) => each.leaves)
  const kindOf = (kind: string) => [...filled].filter(([, { control }]) => control.kind === kind)
  const moments = kindOf('moment')
  const instants = await page.evaluate(
    (typed) => typed.map((each) => new Date(each).getTime()),
    moments.map(([, { value }]) => value),
  )
  const days = await page.evaluate(
    (values) => values.filter((each) => /^\d{4}-\d\d-\d\dT.*Z$/.test(each)).map((each) => new Date(each).toLocaleDateString('sv')),
    leaves.map(({ value }) => value),
  )
  const said = new Set([...days, ...leaves.map(({ value }) => value)])
  const isUnder = (lang: string | null, value: string) =>
    leaves.some((leaf) => leaf.value === value && new RegExp(`(_|\\b)${lang}$`).test(leaf.path))
  return [
    ...moments.filter((_, at) => !leaves.some(({ value }) => Date.parse(value) === instants[at])),
    ...kindOf('day').filter(([, { value }]) => !said.has(value)),
    ...[...filled].filter(([, { control, value }]) => control.lang !== null && !isUnder(control.lang, value)),
  ].map(([key, { value }]) => ({ key, typed: value }))
}

/** Typed values that no request field contains, for a form that cannot be opened again. */
export const notSent = (filled: Filled, sent: readonly SentCall[]) => {
  const values = new Set(sent.flatMap(({ leaves }) => leaves.map(({ value }) => value)))
  const isElsewhere = (kind: string) => ['moment', 'day', 'box', 'pictures'].includes(kind)
  return [...filled].filter(([, { control, value }]) => !isElsewhere(control.kind) && !values.has(value)).map(([key]) => key)
}

export const unsentFields = (row: Pick<FormRow, 'sends' | 'unsent'>, sent: readonly SentCall[]) => {
  const names = new Map(sent.map(({ name, call }) => [call, name]))
  const all = row.sends.flatMap((call) =>
    fieldPathsOf(names.get(call) ?? '', call).map((path) => ({ name: names.get(call) ?? call.path, path })),
  )
  const missing = all.filter(({ name, path }) => !isSent(sent, name, path)).map(({ path }) => path)
  const reasons = Object.keys(row.unsent ?? {})
  return {
    'not sent, and no reason why': missing.filter((path) => !reasons.includes(path)),
    'a reason that is not needed': reasons.filter((path) => !missing.includes(path)),
  }
}

/** Fills and sends the form, reloads the page, and reads the values again. */
const fillAndRead = async (at: At, row: FormRow, opened: Locator, calls: SentCall[]): Promise<Filled> => {
  const { page } = at
  const all: SentCall[] = []
  let form = opened
  let filled: Filled = new Map()
  for (const first of row.once ? [11] : [11, 51]) {
    filled = await fillEveryField(page, form, row, first)
    await submit(page, row)
    expect(await mistold(page, filled, calls), 'what was typed is sent as it was meant').toEqual([])
    if (!row.again) expect(notSent(filled, calls), 'every value is sent').toEqual([])
    all.push(...calls.splice(0))
    // The form blocks a reload until the next screen has opened, so this retries.
    await expect(() => page.reload()).toPass({ timeout: 60_000 })
    if (row.again) {
      form = await row.again(at, filled)
      const shown = async () => expect(lost(filled, await readEveryField(form), row), 'what was typed is shown again').toEqual([])
      await expect(shown).toPass({ timeout: 60_000 })
    }
    if (row.shows) {
      const shown = await row.shows(at, filled)
      for (const [key, { control, value }] of filled) await expect(shown, key).toContainText(of(row.reads, control)?.(value) ?? value)
    }
  }
  expect(unsentFields(row, all)).toEqual({ 'not sent, and no reason why': [], 'a reason that is not needed': [] })
  return filled
}

export const testForm = async (at: At, row: FormRow): Promise<void> => {
  const calls = recordCalls(at.page)
  const form = await row.open(at)
  const before = row.restores ? await readEveryField(form) : null
  try {
    const filled = await fillAndRead(at, row, form, calls)
    await row.after?.(at, filled)
  } finally {
    if (before) await putBack(at, row, before)
  }
}

/** Restores the earlier values, even after a failed test. */
const putBack = async (at: At, row: FormRow, before: ReadonlyMap<string, string>): Promise<void> => {
  const values = Object.fromEntries([...before].map(([key, value]) => [key, () => value]))
  await at.page.reload()
  const form = await row.restores?.(at)
  if (!form) return
  await fillEveryField(at.page, form, { ...row, values }, 91)
  await submit(at.page, row)
}
