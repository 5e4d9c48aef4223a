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
  forgotten: 'Viewing history cleared',
  nothingSaved: 'Nothing saved yet',
  nothingSavedText: 'Tap the heart on a product to save it here.',
  nothingFollowed: 'No shops followed yet',
  nothingFollowedText: 'Follow a shop to see its new products here.',
  nothingSeen: 'Nothing looked at yet',
  nothingSeenText: 'Products you open will appear here, newest first.',
  lookAround: 'See what is hot',
  logInToFollow: 'Log in to follow shops',
  logInToFollowText: 'Shops that you follow are kept in your account.',
  newSince: (n: number) => plural('en', n, { one: '# new since you follow', other: '# new since you follow' }),
  newest: (name: string) => `Newest in ${name}`,
  closed: 'Closed',
}

export type ShelfWords = typeof en
