export { provePassword } from './prove-password.ts'
