import { answering } from '@plaza/client/test'
import {
  type ChatMessage,
  type Conversation,
  getShopMessages,
  listShopConversations,
  readShopMessages,
  sendShopMessage,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../test/open-console.tsx'

const at = '2026-11-21T10:01:00.000Z'
const conversation: Conversation = {
  ...{ id: '9', with: 'customer', other: { id: '4', name: 'Mali S.', image: null, tint: 3 }, unread: 1, waiting_since: at },
  ...{
    last: { id: '2', text: 'Does it fit?', mine: false, has: null, at },
    answers_in: null,
    blocked: 'no',
    assigned: null,
    closed: false,
  },
}
const asked: ChatMessage = {
  ...{ id: '2', key: null, mine: false, text: 'Does it fit?', image: null },
  ...{ card: null, at, state: 'sent' },
}
const answers = [
  answering(listShopConversations, { list: [conversation], next_cursor: null, unread: 1 }),
  answering(getShopMessages, { list: [asked], next_cursor: null, conversation }),
  answering(readShopMessages, { unread: 0 }),
  answering(sendShopMessage, { ...asked, id: '3', mine: true, text: 'Yes' }),
]

test('who writes stands at the left; one is opened, read and answered', async () => {
  const { person, askedFor } = await openConsole({ at: '#/chat', answers })
  await person.click(await screen.findByRole('link', { name: /Mali S\..*1 new message/ }))
  const log = within(await screen.findByRole('log', { name: 'What you and Mali S. wrote' }))
  expect(log.getByText('Does it fit?')).toBeVisible()
  await waitFor(() => expect(askedFor(readShopMessages)).toContainEqual({ conversation: '9', message: '2', as: 'read' }))
  await person.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Yes{Enter}')
  await waitFor(() => expect(askedFor(sendShopMessage)[0]).toMatchObject({ conversation: '9', text: 'Yes' }))
})

test('who waits for an answer has a view of their own', async () => {
  const { person, askedFor } = await openConsole({ at: '#/chat', answers })
  await person.click(await screen.findByRole('button', { name: 'Waiting for an answer' }))
  await waitFor(() => expect(askedFor(listShopConversations).at(-1)).toMatchObject({ view: 'waiting' }))
})
