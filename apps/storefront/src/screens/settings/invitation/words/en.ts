import { plural } from '@plaza/web/words'

export const en = {
  terms: (rate: string, most: string) =>
    `Get ${rate}% of the first completed order of each person who registers with your link, up to ${most} per person. We'll pay you once the return period ends. People your friends invite don't count.`,
  invited: 'People invited',
  earned: 'Rewards earned',
  pending: 'Pending rewards',
  code: 'Invitation code',
  link: 'Your link',
  qr: 'Your link as a QR code',
  copy: 'Copy link',
  share: 'Share',
  people: (n: number) => plural('en', n, { one: '# person joined with your link', other: '# people joined with your link' }),
  nobody: 'No one yet. Send your link to a friend.',
  more: 'Show more',
  since: (day: string) => `Joined ${day}`,
  noOrder: 'No qualifying order yet.',
  decidedOn: (day: string) => `We'll pay you on ${day}, unless the order is refunded first.`,
  states: { none: 'Joined', pending: 'Pending', credited: 'Paid', void: 'No reward', taken_back: 'Reversed' },
  reasons: {
    refunded: 'The order was cancelled or refunded.',
    same_device: 'They used the same device as you or another person you invited.',
    same_address: 'They ordered to your address, or to that of another person you invited.',
    same_payout: 'They use the same payout account as you.',
    account_gone: 'Your account was closed at the time.',
    too_small: 'The order was too small to earn a reward.',
  },
}

export type InvitationWords = typeof en
