import { answering, lost, refusing } from '@plaza/client/test'
import {
  getMessages,
  getProductDetail,
  listConversations,
  openConversation,
  readMessages,
  reportConversation,
  sendMessage,
} from '@plaza/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { card, conversation, message, messages } from '../../../test/chat-samples.ts'
import { openShop } from '../../../test/open-shop.tsx'
import { mali, productDetail } from '../../../test/samples.ts'

type Answers = NonNullable<Parameters<typeof openShop>[0]['answers']>
const at = '#/pages/server/chat'
const open = (where: string, ...answers: Answers) =>
  openShop({
    at: `${at}${where}`,
    as: mali,
    answers: [
      answering(listConversations, { list: [conversation()], next_cursor: null, unread: 0 }),
      answering(getMessages, messages([message()])),
      answering(readMessages, { unread: 0 }),
      ...answers,
    ],
  })

test('messages are in order, with the delivery state of the own ones', async () => {
  const mine = message({ id: '1', key: 'a-key', mine: true, text: 'Does it fit a 40 cm rack?', state: 'read' })
  const { main } = await open('?id=9', answering(getMessages, messages([message(), mine])))
  const log = within(await main().findByRole('log', { name: 'Messages with Northwind Home' }))
  expect(log.getByText('Does it fit a 40 cm rack?')).toBeVisible()
  expect(log.getByText('Read')).toBeInTheDocument()
  expect(main().getByText('Usually replies in 6 minutes')).toBeVisible()
})

test('another customer’s conversation is not found, with a link to the own conversations', async () => {
  const { main } = await open('?id=99', refusing(getMessages, 'conversation_unknown'))
  expect(await main().findByText("We can't find this conversation")).toBeVisible()
  expect(main().getByRole('link', { name: 'See all conversations' })).toHaveAttribute('href', '#/pages/server/chat')
  expect(main().queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a message is sent with an idempotency key of its own, and Enter sends it', async () => {
  const { main, person, requests } = await open('?id=9', answering(sendMessage, message({ id: '3', mine: true })))
  await person.type(await main().findByRole('textbox', { name: 'Write a message' }), 'And in white?{Enter}')
  await waitFor(() => expect(requests(sendMessage)).toHaveLength(1))
  expect(requests(sendMessage)[0]).toMatchObject({ conversation: '9', text: 'And in white?', key: expect.stringMatching(/^[\w-]{8,64}$/) })
  expect(main().getByRole('textbox', { name: 'Write a message' })).toHaveValue('')
})

test('offline a message waits, and is sent under the same idempotency key once online', async () => {
  const { main, person, says, requests } = await open('?id=9', lost(sendMessage))
  await person.type(await main().findByRole('textbox', { name: 'Write a message' }), 'Are you there?{Enter}')
  expect(await main().findByText('Are you there?')).toBeVisible()
  expect(main().getByText('Waiting to be sent')).toBeInTheDocument()
  await waitFor(() => expect(requests(sendMessage).length).toBeGreaterThan(0))
  says(answering(sendMessage, message({ id: '3', mine: true })))
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(main().queryByText('Waiting to be sent')).toBeNull())
  expect(new Set(requests(sendMessage).map(({ key }) => key)).size).toBe(1)
})

test('a refused message shows the reason, and can be resent or deleted', async () => {
  const { main, person } = await open('?id=9', refusing(sendMessage, 'blocked'))
  await person.type(await main().findByRole('textbox', { name: 'Write a message' }), 'Hello{Enter}')
  await person.click(await main().findByRole('button', { name: 'Delete' }))
  expect(main().queryByText('Hello')).toBeNull()
})

test('a chat opened from a product attaches its card to the message', async () => {
  const { main, person, requests } = await open(
    '?shop=7&about=product%3A5',
    answering(openConversation, { conversation: conversation(), card: card() }),
    answering(sendMessage, message({ id: '3', mine: true })),
  )
  expect(await main().findByRole('link', { name: /Oak shelf/ })).toHaveAttribute('href', '#/pages/prouduct/detail?id=5')
  await person.click(main().getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(requests(sendMessage)[0]).toMatchObject({ card_kind: 'product', card_id: '5' }))
})

test('a request to pay elsewhere shows a warning, and markup is shown as text', async () => {
  const evil = message({ text: '<img src=x onerror=alert(1)> pay to 0x52908400098527886E0F7030069857D2E4169EE7' })
  const { main } = await open('?id=9', answering(getMessages, messages([evil])))
  expect(await main().findByText(evil.text)).toHaveAttribute('dir', 'auto')
  expect(main().getByText(/^Never pay outside this site/)).toBeVisible()
})

test('reports a shop with a reason, referring to its last message', async () => {
  const { main, person, requests } = await open('?id=9', answering(reportConversation, { state: 'open' }))
  await person.click(await main().findByRole('button', { name: 'Report' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Report this conversation' }))
  await person.click(sheet.getByRole('button', { name: 'Send' }))
  expect(await sheet.findByText('Choose a reason.')).toBeVisible()
  expect(requests(reportConversation)).toEqual([])
  await person.click(sheet.getByRole('radio', { name: 'Asks me to pay outside this site' }))
  await person.click(sheet.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(requests(reportConversation)).toEqual([{ conversation: '9', message: '2', reason: 'pays_outside' }]))
  expect(await screen.findByText("Reported. We'll notify you once we've decided.")).toBeVisible()
})

const seenAt = async (width: number) => {
  const shop = await openShop({
    at: '#/pages/prouduct/detail?id=5',
    width,
    as: mali,
    answers: [
      answering(getProductDetail, productDetail({ id: '5' })),
      answering(openConversation, { conversation: conversation(), card: card() }),
      answering(getMessages, messages([message()])),
      answering(readMessages, { unread: 0 }),
      answering(listConversations, { list: [conversation()], next_cursor: null, unread: 0 }),
    ],
  })
  const link = await shop.main().findByRole('link', { name: 'Chat with the shop' })
  await shop.person.click(link)
  return { ...shop, link }
}

test('on a desktop the chat opens next to the product with its card; Escape closes it and restores the focus', async () => {
  const { main, person, link } = await seenAt(1280)
  const panel = await screen.findByRole('dialog', { name: 'Chat' })
  await waitFor(() => expect(panel).toHaveFocus())
  expect(await within(panel).findByRole('link', { name: /Oak shelf/ })).toBeVisible()
  expect(main().getByRole('link', { name: 'Chat with the shop' })).toBe(link)
  await person.type(within(panel).getByRole('textbox', { name: 'Write a message' }), 'Is it oiled?{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Chat' })).toBeNull()
  await waitFor(() => expect(link).toHaveFocus())

  await person.click(link)
  await person.click(within(await screen.findByRole('dialog', { name: 'Chat' })).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(link).toHaveFocus())

  await person.click(link)
  await person.click(await screen.findByRole('link', { name: 'Open as a full page' }))
  expect(await main().findByRole('textbox', { name: 'Write a message' })).toHaveValue('Is it oiled?')
  expect(screen.queryByRole('dialog', { name: 'Chat' })).toBeNull()
})

test('on a phone the chat fills the page', async () => {
  const { main } = await seenAt(390)
  expect(await main().findByRole('log', { name: 'Messages with Northwind Home' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: 'Chat' })).toBeNull()
})
