import { plural } from '@plaza/web/words'

export const en = {
  title: 'Notices',
  views: { all: 'All', unread: 'Unread' },
  waiting: 'What waits now',
  waits: {
    orders: (n: number) => plural('en', n, { one: '# order to send', other: '# orders to send' }),
    refunds: (n: number) => plural('en', n, { one: '# refund to answer', other: '# refunds to answer' }),
    chats: (n: number) => plural('en', n, { one: '# unread message', other: '# unread messages' }),
    low_stock: (n: number) => plural('en', n, { one: '# variant runs low', other: '# variants run low' }),
  },
  unread: 'Unread',
  markOne: (title: string) => `Mark read: ${title}`,
  markAll: 'Mark all read',
  allRead: 'All notices are read',
  statuses: { [-1]: 'Declined', 0: 'Under review', 1: 'Done' },
  reason: 'Reason:',
  empty: { all: 'No notices yet', unread: 'Everything is read' },
  emptyText: 'Refunds, stock that runs low and what the mall decides are told here.',
}

export type NoticeWords = typeof en
