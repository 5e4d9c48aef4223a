export {
  type Channel,
  type ChargeInput,
  type GatewayStatus,
  type CallbackClaim,
  type CallbackResult,
  type Payment,
  type GivingBack,
  type GivenBack,
  type Gateway,
} from './gateway.ts'
export { currencyNumbers, gatewaySettings, type NestpaySettings, type StripeSettings } from './gateway-settings.ts'
export {
  openPaymentUrls,
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
