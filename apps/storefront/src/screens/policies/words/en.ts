export const en = {
  all: 'All policies',
  names: {
    terms: 'Terms and conditions',
    return: 'Return policy',
    privacy: 'Privacy policy',
    user: 'User agreement',
    support: 'Support',
    about_us: 'About us',
  },
  version: (version: number, since: string) => `Version ${version}, in force since ${since}`,
  past: (since: string) => `This is an earlier version. Another one has been in force since ${since}.`,
  toNewest: 'Read what is in force',
  compare: 'Compare with what is in force',
  differs: 'What is different now',
  noDifference: 'Both versions say the same.',
  went: 'Gone:',
  came: 'New:',
  figures: 'Its sentences are as they were; the figures in them are today’s.',
  changed: 'What changed',
  contents: 'Contents',
  versions: 'Versions',
  document: 'Word document',
  print: 'Print',
  ownData: 'My data and my account',
  notWritten: 'The mall has not written this page yet. Customer service answers what you want to know.',
}

export type PolicyWords = typeof en
