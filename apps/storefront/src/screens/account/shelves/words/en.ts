import { plural } from '@plaza/web/words'

export const en = {
  title: 'Saved, followed, seen',
  parts: 'What you keep',
  saved: 'Saved',
  followed: 'Followed',
  seen: 'Seen',
  onDevice: 'Kept on this device. Log in, and it comes along.',
  remove: 'Remove',
  saveAgain: 'Save again',
  removed: 'Removed',
  more: 'Show more',
  forget: 'Clear list',
  forgotten: 'Nothing is kept of what you looked at',
  nothingSaved: 'Nothing saved yet',
  nothingSavedText: 'Press the heart of a product, and it stands here.',
  nothingFollowed: 'No shops followed yet',
  nothingFollowedText: 'Follow a shop, and what is new in it stands here.',
  nothingSeen: 'Nothing looked at yet',
  nothingSeenText: 'Products that you open stand here, the latest first.',
  lookAround: 'See what is hot',
  logInToFollow: 'Log in to follow shops',
  logInToFollowText: 'Shops that you follow are kept in your account.',
  newSince: (n: number) => plural('en', n, { one: '# new since you follow', other: '# new since you follow' }),
  newest: (name: string) => `Newest in ${name}`,
  closed: 'Closed',
}

export type ShelfWords = typeof en
