export { channelsOf, gatewayNameOf } from './gateways.ts'
export { openHostedPayment, type PaymentOpened } from './open-payment.ts'
export { returnHostedPayment } from './return-payment.ts'
