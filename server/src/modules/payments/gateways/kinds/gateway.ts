/** Payment channels that lead to a gateway's page outside the mall. */
export type Channel = 'card' | 'bank_tr'

/** A payment for a gateway to collect. Card data never passes through the mall. */
export type ChargeInput = {
  /** The key that identifies the payment at the gateway. */
  token: string
  channel: Channel
  /** The amount in minor units of the currency, as text because it is stored in JSON. */
  charged: string
  currency: string
  describedAs: string
  /** The URL to which the gateway sends the browser after the payment. */
  returnUrl: string
  expiresAt: Date
}

type Opened = { gatewayReference: string; redirectUrl: string } | { refused: string }

/** The state of a payment at the gateway. `paid` contains the amount and currency that the gateway reports, to be compared with the request. */
export type GatewayStatus =
  | { state: 'open' }
  | { state: 'failed'; reason: string }
  | { state: 'paid'; token: string; charged: string; currency: string }

/** A callback's content after its signature was verified. The content is only a claim: the mall queries the gateway before it acts. */
export type CallbackClaim = { token: string; gatewayReference: string; claim: GatewayStatus }
type CallBack = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer }
/** A callback may be forged, or may be about a payment that the mall did not request. */
export type CallbackResult = { callback: CallbackClaim } | 'forged' | 'not ours'

export type Payment = ChargeInput & { gatewayReference: string }

/** A refund of a payment. All attempts of one refund have the same `name`. */
export type GivingBack = { name: string; charged: string; isWhole: boolean }
/** `back` also covers money that was already refunded in another way. */
export type ReversalOutcome = { back: true } | { refused: string }

export type Gateway = {
  name: string
  /** Creates the payment. A repeated call with the same key returns the same payment. A thrown error causes a retry. */
  open: (wanted: ChargeInput, key: string) => Promise<Opened>
  hear: (callBack: CallBack) => Promise<CallbackResult>
  /** The response that acknowledges a callback. */
  thanks: string
  look: (payment: Payment, claim: GatewayStatus | null) => Promise<GatewayStatus>
  /** Closes the payment, so that the buyer can no longer pay it. If a gateway lacks this function, its payments expire without a call. */
  end?: (payment: Payment) => Promise<void>
  /** Refunds a payment, once per name. A thrown error causes a retry with the same key. */
  giveBack: (payment: Payment, wanted: GivingBack, key: string) => Promise<ReversalOutcome>
}
