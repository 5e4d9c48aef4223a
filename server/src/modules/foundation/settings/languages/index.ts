export { type LanguageRow, allLanguages, writeLanguage } from './language-rows.ts'
