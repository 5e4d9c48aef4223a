export { requestEmailCode, codeSent } from './ask-for-code.ts'
export { checkOwnCode, codeChannels } from './own-code.ts'
export { askForMessage } from './send-message.ts'
