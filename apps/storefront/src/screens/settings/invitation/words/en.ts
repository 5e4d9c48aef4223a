import { plural } from '@plaza/web/words'

export const en = {
  terms: (rate: string, most: string) =>
    `You get ${rate}% of the first completed order of everybody who registers with your link, at most ${most} each. It is paid once the days of return are over, and for nothing else: who your friends invite earns you nothing.`,
  invited: 'People invited',
  earned: 'Rewards earned',
  pending: 'Still to come',
  code: 'Invitation code',
  link: 'Your link',
  qr: 'Your link as a QR code',
  copy: 'Copy link',
  share: 'Share',
  people: (n: number) => plural('en', n, { one: '# person came with your link', other: '# people came with your link' }),
  nobody: 'Nobody yet. Send your link to a friend.',
  more: 'Show more',
  since: (day: string) => `Here since ${day}`,
  noOrder: 'No order of theirs counts yet.',
  decidedOn: (day: string) => `Paid on ${day}, unless the order goes back before.`,
  states: { none: 'Joined', pending: 'To come', credited: 'Paid', void: 'No reward', taken_back: 'Taken back' },
  reasons: {
    refunded: 'The order was cancelled or refunded.',
    same_device: 'Their account was used on the same device as yours, or as that of somebody else you invited.',
    same_address: 'Their order goes to your address, or to that of somebody else you invited.',
    same_payout: 'Their money is paid out to the same place as yours.',
    account_gone: 'Your account was closed at that time.',
    too_small: 'The order was too small to earn a cent.',
  },
}

export type InvitationWords = typeof en
