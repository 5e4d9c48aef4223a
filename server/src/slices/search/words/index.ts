export { hasPictures, picturedLines, readOut } from './emoji.ts'
export { fold, tidy } from './fold.ts'
export { distance, haveMarks, isLikely, mostMistakes, neighbours, sameButMarks, soundsAlike } from './near.ts'
export { type Piece, type Script, cut, cutTyped } from './pieces.ts'
export { isHanSlip } from './han-sounds.ts'
export {
  realChineseWords,
  realWords,
  realWordsBeginning,
  realWordsNear,
  keyOfWritten,
  keysOf,
  saysHowItIs,
  saysWhatFor,
  withWholePhrases,
  withOtherWords,
  type Reach,
} from './same-words.ts'
export { stem } from './stem.ts'
export { isStopWord } from './stop-words.ts'
export { type AskedWord, type Ways, askedRuns, askedWords, isCutToSigns, nameTerms, textTerms, withoutAsking } from './terms.ts'

/** By which rules words are cut, folded and stemmed. Whoever changes them raises it: the index is then built anew. */
export const wordsVersion = 2
