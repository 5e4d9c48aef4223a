export { chooseEmailKinds, emailKindsOf } from './letter-choice.ts'
export { sendEmail } from './send-letters.ts'
