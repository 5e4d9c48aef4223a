/** Payment channels that lead to an external page. */
export type Channel = 'card' | 'bank_tr'

/** A charge for a gateway to collect. No card data ever passes through the mall. */
export type ChargeInput = {
  /** The gateway's key for the payment. */
  token: string
  channel: Channel
  /** In minor units of the currency, as text: it travels through jobs. */
  charged: string
  currency: string
  describedAs: string
  /** The URL to which the gateway sends the browser at the end. */
  returnUrl: string
  expiresAt: Date
}

type Opened = { gatewayReference: string; redirectUrl: string } | { refused: string }

/** The state of a payment at the gateway. `paid` carries the gateway's own values, to be compared with the request. */
export type GatewayStatus =
  | { state: 'open' }
  | { state: 'failed'; reason: string }
  | { state: 'paid'; token: string; charged: string; currency: string }

/** A callback's content, once its signature is verified. It is a claim: the gateway itself is queried before anything follows. */
export type CallbackClaim = { token: string; gatewayReference: string; claim: GatewayStatus }
type CallBack = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer }
/** A call-back may be forged, and it may be about something that is not ours. */
export type CallbackResult = { told: CallbackClaim } | 'forged' | 'not ours'

export type Payment = ChargeInput & { gatewayReference: string }

/** A refund of a payment. The same name identifies the same refund on every attempt. */
export type GivingBack = { name: string; charged: string; isWhole: boolean }
/** Money that was already returned in another way counts as `back` too. */
export type GivenBack = { back: true } | { refused: string }

export type Gateway = {
  name: string
  /** Creates the payment; a repeat with the same key returns the same payment. A thrown error is retried. */
  open: (wanted: ChargeInput, key: string) => Promise<Opened>
  hear: (callBack: CallBack) => Promise<CallbackResult>
  /** The response that acknowledges a callback. */
  thanks: string
  look: (payment: Payment, claim: GatewayStatus | null) => Promise<GatewayStatus>
  /** Closes the payment, so that it can no longer be paid. Without this function the payment expires at the gateway. */
  end?: (payment: Payment) => Promise<void>
  /** Returns money of a payment, once per name. A thrown error is retried with the same key. */
  giveBack: (payment: Payment, wanted: GivingBack, key: string) => Promise<GivenBack>
}
