import { decideCase } from '@plaza/contract'
import { read } from '../account.ts'
import { expect, onDesktop } from '../mall.ts'
import { type Decision, type Opened, decisions } from './decisions.ts'
import { type Filled, fillEveryField } from './fill-every-field.ts'
import type { At } from './form-row.ts'
import { notSent, signsIn, submit, test, unsentFields } from './forms-test.ts'
import { type SentCall, recordCalls } from './sent-calls.ts'
import { goes } from './staff-screens.ts'
import { zones } from './zones.ts'

type Decided = { decision: Decision; filled: Filled; opened: Opened }

const addressOf = ({ opened: { which } }: Pick<Decided, 'opened'>) => `#/queue?kind=${which.kind}&case=${which.kind}-${which.id}`

const decide = async (at: At, decision: Decision, calls: SentCall[]): Promise<Decided> => {
  const opened = await decision.open(at)
  await goes(at.page, addressOf({ opened }))
  await at.page.getByRole('button', { name: decision.button, exact: true }).click()
  const form = at.page.getByRole('form', { name: decision.button })
  const filled = await fillEveryField(at.page, form, decision, 11)
  const sends = [decideCase]
  const row = { name: decision.name, sends, unsent: Object.fromEntries(decision.unsent.map((field) => [field, 'of another decision'])) }
  await submit(at.page, { ...row, button: form.locator('button[type="submit"]') })
  const sent = calls.splice(0)
  expect(notSent(filled, sent), `${decision.name}: every value is sent`).toEqual([])
  expect(unsentFields(row, sent), decision.name).toEqual({ 'not sent, and no reason why': [], 'a reason that is not needed': [] })
  return { decision, filled, opened }
}

/**
 * Checks that staff read the reason and note on the case and that the affected person reads the decision. Both appear after the ten seconds in which
 * a decision can be undone.
 */
const isRead = async (at: At, decided: Decided): Promise<void> => {
  const { page, owner } = at
  const { decision, filled, opened } = decided
  const { which, reads } = opened
  const address = `/operator/case?kind=${which.kind}&id=${which.id}`
  if (decision.second) {
    const signed = async () => (await read(page.request, address, owner)).data?.['first_signature']
    await expect.poll(signed, { message: `${decision.name} is signed by one` }).not.toBeNull()
    await decision.second(at, opened, filled)
  }
  const lostFrom = async (path: string, token: string, values: readonly string[]) => {
    const said = JSON.stringify((await read(page.request, path, token)).data)
    return values.filter((value) => !said.includes(JSON.stringify(value).slice(1, -1)))
  }
  const words = [...filled.values()].filter(({ control }) => /^(Reason|Note)/.test(control.label)).map(({ value }) => value)
  const ofStaff = () => lostFrom(address, owner, words)
  await expect.poll(ofStaff, { message: `${decision.name}: the staff read its reason and its note` }).toEqual([])
  const ofPerson = () => lostFrom(reads.path, reads.token, decision.shownTexts(filled))
  await expect.poll(ofPerson, { message: `${decision.name}: its person reads it` }).toEqual([])
  // The console opens the next case automatically after a decision, so open the decided case again.
  await page.goto('about:blank')
  await goes(page, addressOf(decided))
  for (const value of words) await expect(page.getByRole('main'), decision.name).toContainText(value)
}

for (const [at, timezoneId] of zones.entries())
  test.describe(`at a clock of ${timezoneId}`, () => {
    test.use({ timezoneId })
    const here = decisions.filter((_, each) => each % zones.length === at)
    test(`decisions: ${here.map(({ name }) => name).join(', ')}`, onDesktop, async ({ page, owner, trade }) => {
      await signsIn.staff(page, { owner })
      const calls = recordCalls(page)
      const who = { page, owner, email: 'owner@plaza.example', trade }
      const decided: Decided[] = []
      for (const each of here) decided.push(await test.step(each.name, () => decide(who, each, calls)))
      for (const each of decided) await test.step(`${each.decision.name} is read`, () => isRead(who, each))
    })
  })
