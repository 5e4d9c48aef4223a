export { fillRecharge } from './recharge/index.ts'
