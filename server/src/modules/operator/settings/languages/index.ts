export { languageEdits } from './language-edits.ts'
export { listMallLanguages } from './list-mall-languages.ts'
export { saveLanguage } from './save-language.ts'
