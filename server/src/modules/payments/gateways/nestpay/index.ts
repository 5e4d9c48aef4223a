export { nestpayGateway } from './nestpay-gateway.ts'
export { serveNestpay } from './serve-nestpay.ts'
