export { type Begun, begunWords } from './begun-words.ts'
export { joinWords, mendWords } from './mend-words.ts'
export { haveMarks, neighbours, sameButMarks } from './near.ts'
export { type CountedWord, type DictionaryWord, countWords, wordsBeginning } from './word-rows.ts'
