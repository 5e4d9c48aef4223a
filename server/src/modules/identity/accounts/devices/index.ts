export { forgetOldDevices, keepDevice, sharesDevice } from './device-rows.ts'
