import { plural } from '@plaza/web/words'

export const en = {
  title: 'Your sign-in',
  password: 'Password',
  passwordText: 'A new password signs you out of all other sessions. Your authenticator stays the same.',
  present: 'Current password',
  change: 'Change password',
  changed: 'Password changed. You’re signed out everywhere else.',
  codeWrong: 'That code is incorrect. Wait for the next one.',
  codes: 'Recovery codes',
  codesText: 'Each code signs you in once without the authenticator. Getting ten new codes cancels the old ones.',
  renew: 'Get ten new codes',
  renewed: 'Only the new codes work now',
  none: 'You have no codes left.',
  left: (n: number) => plural('en', n, { one: 'You have # code left.', other: 'You have # codes left.' }),
  few: (n: number) => plural('en', n, { one: 'You have only # code left.', other: 'You have only # codes left.' }),
}

export type OwnWords = typeof en
