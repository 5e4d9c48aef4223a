export { openPaymentUrls } from './session-rows.ts'
