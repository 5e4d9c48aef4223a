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
  /** Where the browser goes when the gateway is done with it. */
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

/** A refund of a payment. The same name means the same money, on every attempt. */
export type GivingBack = { name: string; charged: string; isWhole: boolean }
/** Money already returned in another way counts as `back` too. */
export type GivenBack = { back: true } | { refused: string }

export type Gateway = {
  name: string
  /** Makes the payment; asked again with the same key it is the same payment. What is thrown is tried again. */
  open: (wanted: ChargeInput, key: string) => Promise<Opened>
  hear: (callBack: CallBack) => Promise<CallbackResult>
  /** The response that acknowledges a callback. */
  thanks: string
  look: (payment: Payment, claim: GatewayStatus | null) => Promise<GatewayStatus>
  /** Closes the payment, so that it cannot be paid any more. Without it the payment expires at the gateway by itself. */
  end?: (payment: Payment) => Promise<void>
  /** Gives money of a payment back, once for each name. What is thrown is tried again with the same key. */
  giveBack: (payment: Payment, wanted: GivingBack, key: string) => Promise<GivenBack>
}
