export { type Parts, partsOfWords } from './word-parts.ts'
export { joinWords, mendWords } from './mend-words.ts'
export { haveMarks, neighbours, sameButMarks } from './near.ts'
export { type CountedWord, type DictionaryWord, countWords, freshWords, wordsBeginning } from './word-rows.ts'
