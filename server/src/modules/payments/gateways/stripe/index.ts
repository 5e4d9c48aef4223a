export { stripeGateway } from './stripe-gateway.ts'
