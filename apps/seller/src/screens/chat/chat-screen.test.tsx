import { answering, refusing } from '@plaza/client/test'
import {
  type ChatMessage,
  type Conversation,
  getChatHouse,
  getShopMessages,
  listShopConversations,
  readShopMessages,
  saveChatHouse,
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
    away: null,
    blocked: 'no',
    assigned: null,
    closed: false,
  },
}
const requests: ChatMessage = {
  ...{ id: '2', key: null, mine: false, text: 'Does it fit?', image: null },
  ...{ card: null, at, state: 'sent' },
}
const answers = [
  answering(listShopConversations, { list: [conversation], next_cursor: null, unread: 1 }),
  answering(getShopMessages, { list: [requests], next_cursor: null, conversation }),
  answering(readShopMessages, { unread: 0 }),
  answering(getChatHouse, { replies: ['It ships today.'], hours: null, away: '', version: '1' }),
  answering(sendShopMessage, { ...requests, id: '3', mine: true, text: 'Yes' }),
]

test('incoming messages are on the left; a conversation is opened, read and answered', async () => {
  const { person, requests: sentRequests } = await openConsole({ at: '#/chat', answers })
  await person.click(await screen.findByRole('link', { name: /Mali S\..*1 new message/ }))
  const log = within(await screen.findByRole('log', { name: 'Messages with Mali S.' }))
  expect(log.getByText('Does it fit?')).toBeVisible()
  await waitFor(() => expect(sentRequests(readShopMessages)).toContainEqual({ conversation: '9', message: '2', as: 'read' }))
  await person.type(screen.getByRole('textbox', { name: 'Write a message' }), 'Yes{Enter}')
  await waitFor(() => expect(sentRequests(sendShopMessage)[0]).toMatchObject({ conversation: '9', text: 'Yes' }))
})

test('the card of a product shows its price with the currency', async () => {
  const product = {
    kind: 'product' as const,
    id: '11',
    name_en: 'Trail shoe',
    image: null,
    tint: 3,
    number: null,
    label: null,
    amount: '24.00',
  }
  const withCard = { list: [{ ...requests, text: '', card: product }], next_cursor: null, conversation }
  await openConsole({ at: '#/chat?id=9', answers: [...answers, answering(getShopMessages, withCard)] })
  const card = await screen.findByRole('link', { name: /Trail shoe/ })
  expect(card).toHaveTextContent('$24.00')
})

test('conversations waiting for an answer have a view of their own with a count', async () => {
  const own = answering(listShopConversations, (fields) => ({
    ...{ list: [{ ...conversation, other: { ...conversation.other, name: fields['view'] === 'waiting' ? 'Kenji W.' : 'Mali S.' } }] },
    ...{ next_cursor: null, unread: 1 },
  }))
  const { person } = await openConsole({ at: '#/chat', answers: [...answers, own] })
  expect(await screen.findByRole('link', { name: /^Chat\W*1$/ })).toBeVisible()
  await person.click(await screen.findByRole('button', { name: 'Needs a reply' }))
  expect(await screen.findByRole('link', { name: /Kenji W\./ })).toBeVisible()
})

test('sends a saved reply with two presses, and edits saved replies and opening hours', async () => {
  const saved = { replies: ['It ships today.', 'Thank you!'], hours: null, away: '', version: '2' }
  const { person, requests: sentRequests } = await openConsole({
    at: '#/chat?id=9',
    answers: [...answers, answering(saveChatHouse, saved)],
  })
  await person.click(await screen.findByRole('button', { name: 'It ships today.' }))
  await person.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(sentRequests(sendShopMessage)[0]).toMatchObject({ text: 'It ships today.' }))
  await person.click(screen.getByRole('button', { name: 'Quick replies and hours' }))
  await person.type(await screen.findByLabelText(/^Quick replies, one per line/), '{Enter}Thank you!')
  await person.click(screen.getByRole('checkbox', { name: 'Only reply during set hours' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentRequests(saveChatHouse)[0]).toMatchObject({ replies: saved.replies, opens: '09:00', closes: '18:00', version: '1' }),
  )
})

test('typed replies stay after a colleague’s concurrent change until the newer ones are loaded and overwritten', async () => {
  const newer = { replies: ['It ships on Monday.'], hours: null, away: '', version: '2' }
  const late = refusing(saveChatHouse, 'changed_meanwhile', { current: newer, version: '2' })
  const { person, requests: sentRequests, says } = await openConsole({ at: '#/chat?id=9', answers: [...answers, late] })
  await person.click(await screen.findByRole('button', { name: 'Quick replies and hours' }))
  const typed = await screen.findByLabelText(/^Quick replies, one per line/)
  await person.type(typed, '{Enter}Thank you!')
  says(answering(getChatHouse, newer))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Someone else changed this after you opened it/)).toBeVisible()
  expect(typed).toHaveValue('It ships today.\nThank you!')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentRequests(saveChatHouse).map(({ version }) => version)).toEqual(['1', '1']))
  await person.click(screen.getByRole('button', { name: 'Load latest version' }))
  await waitFor(() => expect(screen.getByLabelText(/^Quick replies, one per line/)).toHaveValue('It ships on Monday.'))
  expect(screen.queryByText(/Someone else changed this/)).toBeNull()
  says(answering(saveChatHouse, newer))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentRequests(saveChatHouse).at(-1)).toMatchObject({ replies: newer.replies, version: '2' }))
})
