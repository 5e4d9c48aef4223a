export { hashPassword, passwordMatches } from './passwords.ts'
export { passwordFaults } from './plan-password.ts'
export { enterGate, enterProofGate, forgetFailures } from './sign-in-gate.ts'
export { rememberDevice } from './used-device.ts'
