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
  version: (version: number, since: string) => `Version ${version}, in effect since ${since}`,
  past: (since: string) => `This is an earlier version. The current one took effect on ${since}.`,
  toNewest: 'Read the current version',
  compare: 'Compare with the current version',
  differs: "What's different now",
  noDifference: 'Both versions are the same.',
  went: 'Removed:',
  came: 'Added:',
  figures: "The wording is from that version. The numbers are today's.",
  changed: 'What changed',
  contents: 'Contents',
  versions: 'Versions',
  document: 'Word document',
  print: 'Print',
  ownData: 'My data and my account',
  notWritten: "This page isn't ready yet. Customer service can answer your questions.",
}

export type PolicyWords = typeof en
