export const en = {
  language: 'Language of the texts',
  missing: 'missing',
}

export type SixWordsWords = typeof en
