import { plural } from '@plaza/web/words'

export const en = {
  title: 'Notices',
  views: 'Notices and announcements',
  notices: 'Notices',
  announcements: 'Announcements',
  onlyUnread: 'Unread only',
  unread: 'Unread',
  markOne: (title: string) => `Mark as read: ${title}`,
  markAll: 'Mark all as read',
  allRead: 'All notices marked as read',
  kinds: {
    0: 'News for you',
    100: 'Merchant account application',
    200: 'Product application',
    300: 'Storage application',
    400: 'Withdrawal application',
    500: 'Account recharge application',
  },
  statuses: { [-1]: 'Failed', 0: 'Under review', 1: 'Success' },
  reason: 'Reason:',
  empty: 'No notices yet',
  emptyText: "We'll post updates about your applications and payments here.",
  emptyUnread: "You're all caught up",
  seeAll: 'See all notices',
  noAnnouncements: 'No announcements',
  noAnnouncementsText: 'News for all customers will appear here.',
  logIn: 'Log in to see your notices',
  shown: (n: number) => plural('en', n, { one: '# notice shown', other: '# notices shown' }),
  more: 'Show more',
}

export type NoticeWords = typeof en
