export { asTheyCame, type OwnText, type OwnTexts, saidIn, type StandingWords } from './said-in.ts'
export { standingWords, wordsNow } from './standing-words.ts'
export { ownTexts, textsOfKey, writeTexts } from './word-rows.ts'
