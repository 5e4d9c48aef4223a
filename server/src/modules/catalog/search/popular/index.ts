export { rememberAsked, tellAsked } from './asked-words.ts'
export { getHotWords } from './get-hot-words.ts'
export { hotWords } from './hot-words.ts'
