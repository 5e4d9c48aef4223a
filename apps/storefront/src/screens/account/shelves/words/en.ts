import { plural } from '@plaza/web/words'

export const en = {
  title: 'Saved, followed, viewed',
  parts: 'Your lists',
  saved: 'Saved',
  followed: 'Followed',
  seen: 'Viewed',
  onDevice: 'Saved on this device only. Log in to keep it in your account.',
  remove: 'Remove',
  saveAgain: 'Save again',
  removed: 'Removed',
  more: 'Show more',
  forget: 'Clear list',
  askForget: 'Clear your viewing history?',
  forgotten: 'Viewing history cleared',
  nothingSaved: 'Nothing saved yet',
  nothingSavedText: 'Tap the heart on a product to save it here.',
  nothingFollowed: 'No shops followed yet',
  nothingFollowedText: 'Follow a shop to see its new products here.',
  nothingSeen: 'Nothing viewed yet',
  nothingSeenText: 'Products you open will appear here, newest first.',
  lookAround: "See what's popular",
  logInToFollow: 'Log in to follow shops',
  logInToFollowText: "We'll save the shops you follow in your account.",
  newSince: (n: number) => plural('en', n, { one: '# new since you followed', other: '# new since you followed' }),
  newest: (name: string) => `Newest in ${name}`,
  closed: 'Closed',
}

export type ShelfWords = typeof en
