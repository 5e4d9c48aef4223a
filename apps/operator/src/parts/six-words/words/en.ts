export const en = {
  language: 'Text language',
  missing: 'missing',
}

export type SixWordsWords = typeof en
