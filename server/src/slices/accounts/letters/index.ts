export { codeMessage, sendCodeLetter, sendLetter, sendNoticeLetter } from './send-letters.ts'
