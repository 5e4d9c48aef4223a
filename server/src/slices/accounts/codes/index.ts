export { askForLetter, codeSent, sendCodeTask, sendingCode } from './ask-for-code.ts'
export { checkCode, forgetOldCodes, spendCode } from './codes.ts'
export { checkOwnCode, codeChannels } from './own-code.ts'
export { countNewEmail, payForCode, sendCode, tellsUnknown } from './send-code.ts'
