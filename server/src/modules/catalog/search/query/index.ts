export { hasPictures, readOut } from './emoji.ts'
export {
  keyOfWritten,
  keysOf,
  realChineseWords,
  realWords,
  realWordsBeginning,
  realWordsNear,
  saysHowItIs,
  saysWhatFor,
  withOtherWords,
  withWholePhrases,
} from './same-words.ts'
