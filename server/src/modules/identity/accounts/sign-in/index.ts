export { admit } from './admit.ts'
export { deviceName } from './device-name.ts'
