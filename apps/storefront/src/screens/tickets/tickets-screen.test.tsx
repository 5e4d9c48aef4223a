import { answering, lost, refusing } from '@plaza/client/test'
import { askSupport, closeTicket, listTickets, replyToTicket, showTicket, type WholeTicket } from '@plaza/contract'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openShop } from '../../../test/open-shop.tsx'
import { mali } from '../../../test/samples.ts'

const ticket = (more: Partial<WholeTicket> = {}): WholeTicket => ({
  ...{ id: '42', number: 'T-000042', subject: 'Where is it?', topic: 'order', state: 'open', late: false, from: null, assigned: null },
  ...{ made: '2026-11-21T10:00:00.000Z', last: '2026-11-21T10:00:00.000Z', due: '2026-11-22T10:00:00.000Z' },
  words: [{ id: '1', by: 'asker', text: '<b>It has not come.</b>', images: [], at: '2026-11-21T10:00:00.000Z' }],
  ...more,
})
const { words: _words, ...row } = ticket()
const at = '#/pages/server/chat?view=tickets'
type Answers = NonNullable<Parameters<typeof openShop>[0]['answers']>
const open = (where: string, ...answers: Answers) => openShop({ at: `${at}${where}`, as: mali, answers: [...answers] })

test('a customer without tickets sees the promised response time and opens one', async () => {
  const { main, person, requests } = await open(
    '',
    answering(listTickets, { list: [], next_cursor: null, promised_hours: 24 }),
    answering(askSupport, ticket()),
    answering(showTicket, ticket()),
  )
  expect(await main().findByText(/We'll reply within 24 hours\./)).toBeVisible()
  await person.click(main().getByRole('link', { name: 'Ask a question' }))
  await person.click(await main().findByRole('button', { name: 'Send' }))
  expect(requests(askSupport), 'nothing is sent without words').toEqual([])
  await person.selectOptions(main().getByRole('combobox', { name: /What is it about/ }), 'An order')
  await person.type(main().getByRole('textbox', { name: /Subject/ }), 'Where is it?')
  await person.type(main().getByRole('textbox', { name: /What happened/ }), 'It has not come.')
  await person.click(main().getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(requests(askSupport)[0]).toMatchObject({ topic: 'order', subject: 'Where is it?', text: 'It has not come.' }))
  expect(await main().findByText(/^We'll reply by/)).toBeVisible()
  expect(main().getByText('<b>It has not come.</b>'), 'markup is only letters').toBeVisible()
})

test('an unsent reply stays typed and is retried under the same idempotency key', async () => {
  const { main, person, says, requests } = await open('&id=42', answering(showTicket, ticket()), lost(replyToTicket))
  await person.type(await main().findByRole('textbox', { name: 'Your reply' }), 'And now?')
  await person.click(main().getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(requests(replyToTicket).length).toBeGreaterThan(0))
  expect(main().getByRole('textbox', { name: 'Your reply' })).toHaveValue('And now?')
  says(answering(replyToTicket, ticket()))
  await person.click(main().getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(main().getByRole('textbox', { name: 'Your reply' })).toHaveValue(''))
  expect(new Set(requests(replyToTicket).map(({ idempotency_key: key }) => key)).size).toBe(1)
})

test('an overdue answer is marked as late, and one press closes the ticket', async () => {
  const { main, person, requests } = await open(
    '&id=42',
    answering(showTicket, ticket({ late: true })),
    answering(closeTicket, ticket({ state: 'closed', due: null })),
  )
  expect(await main().findByText(/^Sorry, we're late/)).toBeVisible()
  await person.click(main().getByRole('button', { name: 'Mark as resolved' }))
  await waitFor(() => expect(requests(closeTicket)).toEqual([{ id: '42' }]))
})

test('the list shows when each ticket will be answered, and another customer’s ticket is not found', async () => {
  const { main } = await open(
    '',
    answering(listTickets, { list: [row], next_cursor: null, promised_hours: 1 }),
    refusing(showTicket, 'ticket_unknown'),
  )
  expect(await main().findByText("We'll reply within 1 hour.")).toBeVisible()
  expect(main().getByRole('link', { name: /Where is it\?/ })).toHaveAttribute('href', `${at}&id=42`)
  location.hash = `${at}&id=7`
  expect(await main().findByText("We can't find this ticket")).toBeVisible()
})
