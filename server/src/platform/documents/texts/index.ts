export { asTheyCame, type OwnText, type OwnTexts, saidIn, type CurrentTexts } from './said-in.ts'
export { currentTexts, wordsNow } from './standing-words.ts'
export { ownTexts, textsOfKey, writeTexts } from './word-rows.ts'
