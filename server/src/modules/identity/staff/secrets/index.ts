export { opensSecrets, setTotp } from './totp-rows.ts'
export { newSecret } from './totp.ts'
