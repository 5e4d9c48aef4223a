import { answering, refusing } from '@plaza/client/test'
import { type ShopNotice, listShopConversations, listShopNotices, readAllShopNotices, readShopNotice } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openConsole } from '../../../../test/open-console.tsx'
import { anders } from '../../../../test/samples.ts'

const notice = (more: Partial<ShopNotice> = {}): ShopNotice => ({
  ...{ id: '9', kind: 200, status: -1, title: 'Enamel Mug was not accepted', body: 'Change it and send it again.' },
  ...{ reason: 'The picture shows another mug', to: '/product?id=3', read: false, date: '2026-11-21T08:00:00.000Z' },
  ...more,
})
const noticesAnswer = (list: ShopNotice[]) =>
  answering(listShopNotices, { list, next_cursor: null, unread: list.filter(({ read }) => !read).length })
const nobodyWrote = answering(listShopConversations, { list: [], next_cursor: null, unread: 0 })
const withUnread = { ...anders, counts: { ...anders.counts, notices: 1 } }

test('the bell shows the unread count and opens notices with reason and a link to the record', async () => {
  const { person, requests, says } = await openConsole({
    at: '#/notices',
    as: withUnread,
    answers: [noticesAnswer([notice()]), nobodyWrote, answering(readShopNotice, { unread: 0 })],
  })
  expect(await screen.findByRole('link', { name: /^Notifications\s*1 unread notification$/ })).toHaveAttribute('href', '#/notices')
  const row = within(await screen.findByRole('article'))
  expect(row.getByText('The picture shows another mug')).toBeVisible()
  expect(row.getByRole('link', { name: 'Enamel Mug was not accepted' })).toHaveAttribute('href', '#/product?id=3')
  says(noticesAnswer([notice({ read: true })]))
  await person.click(row.getByRole('button', { name: /^Mark as read/ }))
  await expect.poll(() => screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull()
  expect(requests(readShopNotice)).toEqual([{ id: '9' }])
})

test('open to-dos show above the notices with count and link, as far as the role may see them', async () => {
  const { close } = await openConsole({ at: '#/notices', answers: [noticesAnswer([]), nobodyWrote] })
  const waiting = within(await screen.findByRole('list', { name: 'Needs your attention' }))
  expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['12 orders to ship', '#/orders'],
    ['2 refund requests to answer', '#/refunds'],
  ])
  expect(await screen.findByText('No notifications yet')).toBeVisible()
  close()
  await openConsole({ at: '#/notices', as: { ...anders, role: 'catalogue', may: ['stock'] }, answers: [noticesAnswer([])] })
  expect(await screen.findByText('No notifications yet')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Needs your attention' })).toBeNull()
})

test('marks all notices as read, and shows the message if the mall refuses', async () => {
  const { person, says } = await openConsole({
    at: '#/notices',
    as: withUnread,
    answers: [noticesAnswer([notice()]), nobodyWrote, refusing(readAllShopNotices, 'not_allowed')],
  })
  await person.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  says(answering(readAllShopNotices, { unread: 0 }))
  says(noticesAnswer([notice({ read: true })]))
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('All notifications marked as read')).toBeVisible()
  await expect.poll(() => screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})
