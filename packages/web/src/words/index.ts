export { plural } from './plural.ts'
export { createWords } from './words.ts'
