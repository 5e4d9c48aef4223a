export { chooseLetters, lettersOf } from './letter-choice.ts'
export { sendLetter } from './send-letters.ts'
