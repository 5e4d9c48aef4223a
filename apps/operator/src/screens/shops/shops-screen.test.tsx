import { answering, refusing } from '@plaza/client/test'
import { type MallShop, reopenShop, showMallShop, suspendShop } from '@plaza/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { caseRow, grace } from '../../../test/samples.ts'

const shop: MallShop = {
  ...{ id: '3', name: 'Ridgeline', state: 'open', city: 'Bangkok', country: 'TH', since: '2024-02-26T20:16:35.905Z' },
  owner: { id: '7', full_name: 'Anders Holt', email: 'anders@plaza.example' },
  ...{
    contact_person: 'Anders',
    phone: '',
    back_on: null,
    money: null,
    orders: null,
    members: null,
    cases: [caseRow({ kind: '200', id: '44', state: 'completed' })],
    suspensions: [],
    audit: null,
    may: ['suspend'],
  },
}

test('suspends a shop with a statement of reasons, and not without the facts of the case', async () => {
  const { person, requests } = await openConsole({
    at: '#/shops/shop?id=3',
    as: { ...grace, role: 'risk' },
    answers: [answering(showMallShop, shop), answering(suspendShop, { ...shop, state: 'suspended' })],
  })
  expect(await screen.findByText('Never suspended')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Product 44' })).toHaveAttribute('href', '#/queue?case=200-44')
  await person.click(screen.getByRole('button', { name: 'Suspend shop' }))
  const sheet = await screen.findByRole('dialog')
  await person.click(within(sheet).getByRole('button', { name: 'Suspend shop' }))
  expect(requests(suspendShop)).toEqual([])
  await person.type(within(sheet).getByRole('textbox', { name: /What happened/ }), 'Three orders were paid and never sent')
  await person.type(within(sheet).getByRole('textbox', { name: /Law or section/ }), 'Terms, section 4')
  await person.click(within(sheet).getByRole('button', { name: 'Suspend shop' }))
  await expect
    .poll(() => requests(suspendShop))
    .toEqual([expect.objectContaining({ id: '3', reason: 'Three orders were paid and never sent', ground: 'Terms, section 4' })])
})

test('suspends a shop to the end of its last day, with a reason of the minimum length', async () => {
  const { person, requests } = await openConsole({
    at: '#/shops/shop?id=3',
    as: { ...grace, role: 'risk' },
    answers: [answering(showMallShop, shop), answering(suspendShop, { ...shop, state: 'suspended' })],
  })
  await person.click(await screen.findByRole('button', { name: 'Suspend shop' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.type(sheet.getByRole('textbox', { name: /What happened/ }), '0123456789')
  await person.type(sheet.getByRole('textbox', { name: /Law or section/ }), 'Law')
  const until = sheet.getByLabelText(/^Until\s*Optional$/)
  expect(until).toHaveAccessibleDescription('Leave empty to keep it suspended until reopened')
  fireEvent.change(until, { target: { value: '2030-01-05' } })
  await person.click(sheet.getByRole('button', { name: 'Suspend shop' }))
  await expect.poll(() => requests(suspendShop)).toMatchObject([{ ground: 'Law', until: new Date('2030-01-05T23:59:59').toISOString() }])
})

test('a suspension that ends in the past says so at its date', async () => {
  const { person } = await openConsole({
    at: '#/shops/shop?id=3',
    as: { ...grace, role: 'risk' },
    answers: [answering(showMallShop, shop), refusing(suspendShop, 'field_wrong', { fields: { until: 'past' } })],
  })
  await person.click(await screen.findByRole('button', { name: 'Suspend shop' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.type(sheet.getByRole('textbox', { name: /What happened/ }), '0123456789')
  await person.type(sheet.getByRole('textbox', { name: /Law or section/ }), 'Law')
  fireEvent.change(sheet.getByLabelText(/^Until/), { target: { value: '2020-01-05' } })
  await person.click(sheet.getByRole('button', { name: 'Suspend shop' }))
  expect(await sheet.findByText('This must be in the future')).toBeVisible()
})

test('reopens a shop with a reason of three characters and no shorter', async () => {
  const { person, requests } = await openConsole({
    at: '#/shops/shop?id=3',
    as: { ...grace, role: 'risk' },
    answers: [answering(showMallShop, { ...shop, state: 'suspended', may: ['reopen'] }), answering(reopenShop, shop)],
  })
  await person.click(await screen.findByRole('button', { name: 'Reopen shop' }))
  const sheet = within(await screen.findByRole('dialog'))
  await person.type(sheet.getByRole('textbox'), 'No')
  await person.click(sheet.getByRole('button', { name: 'Reopen shop' }))
  expect(requests(reopenShop)).toEqual([])
  await person.type(sheet.getByRole('textbox'), 'w')
  await person.click(sheet.getByRole('button', { name: 'Reopen shop' }))
  await expect.poll(() => requests(reopenShop)).toEqual([{ id: '3', reason: 'Now' }])
})
