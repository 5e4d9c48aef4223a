import { answering, refusing } from '@plaza/client/test'
import {
  type ChatMessage,
  type Conversation,
  assignConversation,
  getServiceHouse,
  getServiceMessages,
  listServiceConversations,
  readServiceMessages,
} from '@plaza/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'
import { grace } from '../../../test/samples.ts'

const at = '2026-11-21T10:01:00.000Z'
const conversation: Conversation = {
  ...{ id: '9', with: 'customer', other: { id: '4', name: 'Mali Suwan', image: null, tint: 3 }, unread: 1, waiting_since: at },
  ...{
    last: { id: '2', text: 'Where is it?', mine: false, has: null, at },
    answers_in: null,
    away: null,
    blocked: 'no',
    assigned: null,
    closed: false,
  },
}
const requests: ChatMessage = {
  ...{ id: '2', key: null, mine: false, text: 'Where is it?', image: null },
  ...{ card: null, at, state: 'sent' },
}
const answers = [
  answering(listServiceConversations, { list: [conversation], next_cursor: null, unread: 1 }),
  answering(getServiceMessages, { list: [requests], next_cursor: null, conversation }),
  answering(readServiceMessages, { unread: 0 }),
  answering(getServiceHouse, { replies: [], hours: null, away: '', version: '1' }),
  answering(assignConversation, { ...conversation, assigned: { id: '2', name: 'Grace Kim', mine: true } }),
]

test('pressing Assign to me takes an unassigned conversation', async () => {
  const { person, requests: sentRequests } = await openConsole({ at: '#/chat?id=9', as: { ...grace, role: 'support' }, answers })
  await person.click(await screen.findByRole('button', { name: 'Assign to me' }))
  await waitFor(() => expect(sentRequests(assignConversation)).toEqual([{ conversation: '9', to: 'me', seen: '0' }]))
  expect(sentRequests(listServiceConversations)[0]).toMatchObject({ view: 'unassigned' })
})

test('does not take a conversation a colleague took meanwhile; the list shows the assignee', async () => {
  const late = refusing(assignConversation, 'changed_meanwhile', { current: {}, version: '5' })
  const as = { ...grace, role: 'support' as const }
  const { person, says } = await openConsole({ at: '#/chat?id=9', as, answers: [...answers, late] })
  await screen.findByRole('button', { name: 'Assign to me' })
  const theirs = { ...conversation, assigned: { id: '5', name: 'Omar Diaz', mine: false } }
  says(answering(listServiceConversations, { list: [theirs], next_cursor: null, unread: 0 }))
  says(answering(getServiceMessages, { list: [requests], next_cursor: null, conversation: theirs }))
  await person.click(screen.getByRole('button', { name: 'Assign to me' }))
  expect(await screen.findByText(/This changed in the meantime/)).toBeVisible()
  expect((await screen.findAllByText(/Omar Diaz/))[0]).toBeVisible()
})

test('an auditor reads a conversation, cannot take or answer it, and does not mark it as read', async () => {
  const { requests: sentRequests } = await openConsole({ at: '#/chat?id=9', as: { ...grace, role: 'auditor' }, answers })
  expect(await screen.findByRole('log')).toHaveTextContent('Where is it?')
  expect(screen.queryByRole('textbox', { name: 'Write a message' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Assign to me' })).toBeNull()
  expect(sentRequests(readServiceMessages)).toEqual([])
})
