export const en = {
  title: 'Texts and messages',
  text: 'Error messages and notifications. Missing texts come first, then outdated translations.',
  views: {
    all: 'All',
    missing: 'Missing',
    stale: 'Outdated',
    own: 'Changed',
  },
  search: 'Search texts',
  none: 'No texts found',
  noneText: 'Choose “All” to see every text.',
  key: 'Key',
  about: {
    message: 'Error message',
    notice: 'Notification',
  },
  stale: 'The English text has changed since',
  fits: 'Still correct',
  filledIn: (names: string) => `Placeholders: ${names}`,
  empty: 'Leave empty to use the original text',
  save: 'Save',
  saved: 'Saved',
  take: 'Export',
  bring: 'Import',
  bringTitle: 'Changes in the import',
  nothingChanges: 'No changes',
  unknown: (keys: string) => `Skipped unknown keys: ${keys}`,
  notTaken: (keys: string) => `Not imported: ${keys}`,
  noTable: 'This file isn’t valid. It needs the columns key, en, zh, zhtw, es, jp, th.',
  write: 'Import changes',
}

export type TextsWords = typeof en
