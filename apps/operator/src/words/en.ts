import { consoleEn } from '@plaza/console/words/en'

/** English, and the shape that every other language must fill. What a single screen says stands beside that screen. */
export const en = {
  common: {
    requestFailed: 'Something went wrong on our side. Please try again.',
    networkFailed: 'Check your connection and try again.',
  },
  console: { ...consoleEn, notYoursText: 'Ask an owner of the mall if you need it.', toBeginning: 'To the beginning' },
  screens: {
    queue: 'Queue',
    people: 'People',
    person: 'Person',
    shops: 'Shops',
    shop: 'Shop',
    orders: 'Orders',
    order: 'Order',
    refunds: 'Refunds',
    refund: 'Refund',
    ledger: 'Ledger',
    accounts: 'Accounts',
    sheet: 'Balance sheet',
    checks: 'Checks of the books',
    adjustments: 'Adjustments',
    staff: 'Staff',
  },
  /** The headings of the sidebar. */
  groups: {
    work: 'Work',
    people: 'People and shops',
    catalogue: 'Catalogue',
    content: 'Content',
    money: 'Money',
    settings: 'Settings',
    house: 'The house',
  },
  roles: {
    owner: 'Owner',
    finance: 'Finance',
    risk: 'Risk',
    catalogue: 'Catalogue',
    support: 'Support',
    auditor: 'Auditor',
  },
  foot: {
    menu: 'You and settings',
    pages: 'Pages',
    toMall: 'To the mall',
    appearance: 'Language and appearance',
    language: 'Language',
    theme: 'Appearance',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    logOut: 'Log out',
    languageFailed: 'That language could not be loaded',
  },
  signIn: {
    title: 'Staff sign-in',
    ended: 'Your session is over. Sign in again.',
    email: 'E-mail',
    code: 'Code of the authenticator',
    recoveryCode: 'Recovery code',
    logIn: 'Sign in',
    byRecovery: 'Use a recovery code instead',
    byCode: 'Use the authenticator instead',
    proving: 'Working it out…',
  },
  welcome: {
    title: 'Join the staff',
    text: ({ role, until }: { role: string; until: string }) => `Your role: ${role}. The link is good once, until ${until}.`,
    over: 'This link was used already, or its day is over. Ask an owner for a new one; for the first operator, starting the mall again prints one.',
    name: 'Full name',
    passwordHint: 'At least 15 characters',
    factor: 'Your second factor',
    factorText: 'Scan this with an authenticator, or type the secret into it. Below it asks for the code that it shows.',
    qr: 'The secret, to be scanned',
    join: 'Join',
  },
  recovery: {
    title: 'Your recovery codes',
    text: 'Keep them where your authenticator is not. Each works once in its place, and they are not shown again.',
    kept: 'I have kept them',
  },
  /** Why a control rests: the roles that it is for. */
  restsFor: (roles: string) => `For another role: ${roles}`,
}

export type Words = typeof en
