export { optionWords } from './option-words.ts'
