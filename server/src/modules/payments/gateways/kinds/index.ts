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
export {
  openPaymentsOf,
  countLook,
  holdSession,
  sessionById,
  sessionByToken,
  type SessionRow,
  insertSession,
  writeOpened,
  type SessionState,
  holdSessionOf,
  writeSettled,
  sessionsToLookAt,
} from './session-rows.ts'
