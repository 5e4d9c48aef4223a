import type { SixWordsWords } from './en.ts'

export const es: SixWordsWords = {
  language: 'Idioma de los textos',
  missing: 'falta',
}
