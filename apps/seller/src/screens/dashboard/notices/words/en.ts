import { plural } from '@plaza/web/words'

export const en = {
  title: 'Notifications',
  views: { all: 'All', unread: 'Unread' },
  waiting: 'Needs your attention',
  waits: {
    orders: (n: number) => plural('en', n, { one: '# order to ship', other: '# orders to ship' }),
    refunds: (n: number) => plural('en', n, { one: '# refund request to answer', other: '# refund requests to answer' }),
    chats: (n: number) => plural('en', n, { one: '# unread message', other: '# unread messages' }),
    low_stock: (n: number) => plural('en', n, { one: '# variant low on stock', other: '# variants low on stock' }),
  },
  unread: 'Unread',
  markOne: (title: string) => `Mark as read: ${title}`,
  markAll: 'Mark all as read',
  allRead: 'All notifications marked as read',
  statuses: { [-1]: 'Declined', 0: 'Under review', 1: 'Done' },
  reason: 'Reason:',
  empty: { all: 'No notifications yet', unread: 'You’re all caught up' },
  emptyText: 'You’ll see refunds, low stock and decisions from Plaza here.',
}

export type NoticeWords = typeof en
