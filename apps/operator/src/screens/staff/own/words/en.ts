import { plural } from '@plaza/web/words'

export const en = {
  title: 'Your sign-in',
  password: 'Password',
  passwordText: 'A new one ends every other session of yours. The authenticator stays as it is.',
  present: 'Present password',
  change: 'Change password',
  changed: 'Your password was changed; every other session has ended',
  codeWrong: 'That code is not right. Wait for the next one.',
  codes: 'Recovery codes',
  codesText: 'Each lets you in once without the authenticator. Ten new ones make the old ones worthless.',
  renew: 'Get ten new codes',
  renewed: 'Only the new codes work from now on',
  none: 'No code is left.',
  left: (n: number) => plural('en', n, { one: '# code is left.', other: '# codes are left.' }),
  few: (n: number) => plural('en', n, { one: 'Only # code is left.', other: 'Only # codes are left.' }),
}

export type OwnWords = typeof en
