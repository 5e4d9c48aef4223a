export { chooseLetters, lettersOf } from './letter-choice.ts'
export { codeMessage, sendCodeLetter, sendLetter, sendNoticeLetter } from './send-letters.ts'
