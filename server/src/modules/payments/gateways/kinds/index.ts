export {
  type Channel,
  type Wanted,
  type Seen,
  type Told,
  type Heard,
  type Payment,
  type GivingBack,
  type GivenBack,
  type Gateway,
} from './gateway.ts'
export { currencyNumbers, gatewaySettings, type NestpaySettings, type StripeSettings } from './gateway-settings.ts'
