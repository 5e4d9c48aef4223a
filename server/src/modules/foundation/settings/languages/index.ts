export { allLanguages, writeLanguage } from './language-rows.ts'
