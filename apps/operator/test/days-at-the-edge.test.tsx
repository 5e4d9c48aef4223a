import { answering } from '@plaza/client/test'
import { clocks, zones } from '@plaza/client/test/clocks'
import { type AnswerOf, type MallShop, listDayClosings, showBalanceSheet, showMallShop, suspendShop } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from './open-console.tsx'
import { grace } from './samples.ts'

const { standIn } = clocks()
const now = '2026-11-26T12:00:00Z'

const shop: MallShop = {
  ...{ id: '3', name: 'Ridgeline', state: 'open', city: 'Bangkok', country: 'TH', since: now, contact_person: 'Anders', phone: '' },
  ...{ owner: { id: '7', full_name: 'Anders Holt', email: 'anders@plaza.example' }, back_on: '2026-12-03', money: null, orders: null },
  ...{ members: null, cases: [], suspensions: [], audit: null, may: ['suspend'] },
}
const suspended = (until: string): MallShop => ({
  ...shop,
  state: 'suspended',
  suspensions: [
    {
      id: '1',
      reason: 'Nothing was sent',
      ground: 'Terms 4',
      objection: 'Write',
      since: now,
      until,
      made_by: 'Grace',
      appeal: null,
      ended: null,
    },
  ],
})

test.each(zones)('in %s a suspension lasts to the end of the typed day, and the shop shows that day', async (zone) => {
  standIn(zone, now)
  let known = shop
  const answers = [
    answering(showMallShop, () => known),
    answering(suspendShop, ({ until }) => (known = suspended(new Date(until ?? '').toISOString()))),
  ]
  const { person, requests } = await openConsole({ at: '#/shops/shop?id=3', as: { ...grace, role: 'risk' }, answers })
  expect(await screen.findByText('3 Dec')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Suspend shop' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.type(sheet.getByRole('textbox', { name: /What happened/ }), 'Three orders were paid and never sent')
  await person.type(sheet.getByRole('textbox', { name: /Law or section/ }), 'Terms, section 4')
  await person.type(sheet.getByLabelText(/^Until/), '2026-12-24')
  await person.click(sheet.getByRole('button', { name: 'Suspend shop' }))
  await expect.poll(() => requests(suspendShop)).toHaveLength(1)
  expect(await screen.findByText(/until 24 Dec 2026, 23:59/)).toBeVisible()
})

const books: AnswerOf<typeof showBalanceSheet> = {
  ...{ assets: [], liabilities: [], own: [], receivables: [], closed_up_to: '2026-11-24' },
  totals: { assets: '0.00', liabilities: '0.00', own: '0.00', difference: '0.00' },
}
test.each(zones)('in %s the books are closed up to the day shown by the mall', async (zone) => {
  standIn(zone, now)
  const closings = { list: [{ day: '2026-11-23', closed_at: now, moves: 4, flows: [] }], next_cursor: null }
  await openConsole({ at: '#/sheet', answers: [answering(showBalanceSheet, books), answering(listDayClosings, closings)] })
  expect(await screen.findByText(/24 Nov/)).toBeVisible()
  expect(screen.getByText('23 Nov')).toBeVisible()
})
