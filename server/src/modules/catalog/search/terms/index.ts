export { bandLexeme, headingLexeme, quoted } from './lexemes.ts'
export { bandOf, bandsBetween } from './price-bands.ts'
export {
  type AskedWord,
  type Ways,
  askedRuns,
  askedWords,
  isCutToSigns,
  nameTerms,
  textTerms,
  wholeRun,
  withoutAsking,
  wordsVersion,
} from './terms.ts'
