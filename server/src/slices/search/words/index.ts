export { fold, tidy } from './fold.ts'
export { distance, haveMarks, isLikely, mostMistakes, neighbours, sameButMarks, soundsAlike } from './near.ts'
export { type Piece, type Script, cut, cutTyped } from './pieces.ts'
export { realWords, realWordsBeginning, realWordsNear, saysHowItIs, withOtherWords, type Reach } from './same-words.ts'
export { stem } from './stem.ts'
export { isStopWord } from './stop-words.ts'
export { type AskedWord, type Ways, askedWords, nameTerms, textTerms, withoutAsking } from './terms.ts'

/** By which rules words are cut, folded and stemmed. Whoever changes them raises it: the index is then built anew. */
export const wordsVersion = 2
