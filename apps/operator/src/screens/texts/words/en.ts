export const en = {
  title: 'Texts and messages',
  text: 'What the mall says when it refuses, and what its notices say. What is missing comes first, then what English left behind.',
  views: {
    all: 'All',
    missing: 'Missing',
    stale: 'Left behind',
    own: 'Changed',
  },
  search: 'Search texts',
  none: 'Nothing of that kind',
  key: 'Key',
  about: {
    message: 'Refusal',
    notice: 'Notice',
  },
  stale: 'English says something else now',
  fits: 'It still fits',
  filledIn: (names: string) => `Is filled in: ${names}`,
  empty: 'Left empty, it is said as it came',
  save: 'Save',
  saved: 'It is said so now',
  take: 'Take the table along',
  bring: 'Bring a table',
  bringTitle: 'What the table changes',
  nothingChanges: 'It says what is said already',
  unknown: (keys: string) => `Not known and left out: ${keys}`,
  notTaken: (keys: string) => `Not taken: ${keys}`,
  noTable: 'This is no table of texts: it needs the columns key, en, zh, zhtw, es, jp, th',
  write: 'Say it so',
}

export type TextsWords = typeof en
