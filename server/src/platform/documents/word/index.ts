export { drawWord, type WordDocument } from './draw-word.ts'
