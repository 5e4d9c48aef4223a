export { hashPassword, passwordMatches } from './passwords.ts'
export { passwordFaults } from './plan-password.ts'
export { enterGate, enterProofGate } from './sign-in-gate.ts'
