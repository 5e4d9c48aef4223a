export { type UsedBy, forgetOldDevices, keepDevice, sharesDevice } from './device-rows.ts'
