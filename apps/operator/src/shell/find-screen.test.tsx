import { answering, holding, lost } from '@plaza/client/test'
import { type FoundRecord, findRecords, foundKinds, listCases, showCase, showMallOrder } from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { caseRow, grace } from '../../test/samples.ts'

const queue = answering(listCases, { list: [caseRow()], next_cursor: null, counts: {}, own_decided: 0 })
const record = (more: Partial<FoundRecord>): FoundRecord => ({
  kind: 'order',
  id: '87',
  name: '20261121-0087',
  note: 'Mali Srisuk · Paid',
  exact: false,
  case_kind: null,
  ...more,
})
const opened = async (answers: NonNullable<Parameters<typeof openConsole>[0]['answers']>) => {
  const shown = await openConsole({
    at: '#/queue',
    as: { ...grace, role: 'owner' },
    answers: [queue, lost(showMallOrder), lost(showCase), ...answers],
  })
  await screen.findByRole('heading', { level: 1, name: 'Queue' })
  await shown.person.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Number, name, e-mail or TXID' })
  await waitFor(() => expect(field).toHaveFocus())
  return { ...shown, field }
}

test('Find lists records of every kind under their headings; a case opens in the queue, a product in the mall', async () => {
  const list = foundKinds.map((kind, at) =>
    record({ kind, id: String(at + 1), name: `A ${kind}`, ...(kind === 'case' && { case_kind: '500' }) }),
  )
  const { person, field } = await opened([answering(findRecords, { list })])
  await person.type(field, 'mali')
  expect(await screen.findByRole('option', { name: /^A order/ })).toBeVisible()
  const groups = within(screen.getByRole('listbox')).getAllByRole('group')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Orders',
    'Refunds',
    'Customers',
    'Shops',
    'Staff',
    'Queue',
    'Support tickets',
    'Ledger',
    'Products',
  ])
  const leave = vi.spyOn(window, 'open').mockReturnValue(null)
  await person.click(screen.getByRole('option', { name: /^A product/ }))
  expect(leave.mock.calls[0]?.[0]).toMatch(/#\/pages\/prouduct\/detail\?id=9$/)
  leave.mockRestore()
  await person.keyboard('{Control>}k{/Control}')
  await person.type(await screen.findByRole('combobox'), 'mali')
  await person.click(await screen.findByRole('option', { name: /^Recharge 6/ }))
  expect(location.hash).toBe('#/queue?case=500-6')
})

test('a pasted number is one Enter: the press waits for the answer and opens the exact match', async () => {
  const held = holding(answering(findRecords, { list: [record({ exact: true }), record({ kind: 'product', id: '3', name: 'Old' })] }))
  const { person, field, requests } = await opened([held.answer])
  await person.click(field)
  await person.paste(' 20261121-0087 ')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(held.count()).toBe(1))
  expect(location.hash).toBe('#/queue')
  held.letGo(0)
  await waitFor(() => expect(location.hash).toBe('#/orders/order?id=87'))
  expect(requests(findRecords)).toEqual([{ keyword: '20261121-0087' }])
})

test('a lost request is told and can be repeated, while the pages stay', async () => {
  const { person, field, says } = await opened([lost(findRecords)])
  await person.type(field, 'adjust')
  const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('Plaza isn’t answering. Please try again in a moment.')
  expect(dialog.getByRole('option', { name: /Adjustments/ })).toBeVisible()
  says(answering(findRecords, { list: [record({ name: 'Adjusta' })] }))
  await person.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByRole('option', { name: /Adjusta/ })).toBeVisible()
})
