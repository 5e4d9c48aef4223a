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
const told = (list: ShopNotice[]) =>
  answering(listShopNotices, { list, next_cursor: null, unread: list.filter(({ read }) => !read).length })
const nobodyWrote = answering(listShopConversations, { list: [], next_cursor: null, unread: 0 })
const withUnread = { ...anders, counts: { ...anders.counts, notices: 1 } }

test('the bell counts what was not read, and leads to what happened, why, and its record', async () => {
  const { person, askedFor, says } = await openConsole({
    at: '#/notices',
    as: withUnread,
    answers: [told([notice()]), nobodyWrote, answering(readShopNotice, { unread: 0 })],
  })
  expect(await screen.findByRole('link', { name: /^Notifications\s*1 unread notification$/ })).toHaveAttribute('href', '#/notices')
  const row = within(await screen.findByRole('article'))
  expect(row.getByText('The picture shows another mug')).toBeVisible()
  expect(row.getByRole('link', { name: 'Enamel Mug was not accepted' })).toHaveAttribute('href', '#/product?id=3')
  says(told([notice({ read: true })]))
  await person.click(row.getByRole('button', { name: /^Mark as read/ }))
  await expect.poll(() => screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull()
  expect(askedFor(readShopNotice)).toEqual([{ id: '9' }])
})

test('what waits now stands above it, each with its number and its place, as far as the role sees it', async () => {
  const { close } = await openConsole({ at: '#/notices', answers: [told([]), nobodyWrote] })
  const waiting = within(await screen.findByRole('list', { name: 'Needs your attention' }))
  expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['12 orders to ship', '#/orders'],
    ['2 refund requests to answer', '#/refunds'],
  ])
  expect(await screen.findByText('No notifications yet')).toBeVisible()
  close()
  await openConsole({ at: '#/notices', as: { ...anders, role: 'catalogue', may: ['stock'] }, answers: [told([])] })
  expect(await screen.findByText('No notifications yet')).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Needs your attention' })).toBeNull()
})

test('all are read at once; what the mall refuses is said', async () => {
  const { person, says } = await openConsole({
    at: '#/notices',
    as: withUnread,
    answers: [told([notice()]), nobodyWrote, refusing(readAllShopNotices, 'not_allowed')],
  })
  await person.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  says(answering(readAllShopNotices, { unread: 0 }))
  says(told([notice({ read: true })]))
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('All notifications marked as read')).toBeVisible()
  await expect.poll(() => screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})
