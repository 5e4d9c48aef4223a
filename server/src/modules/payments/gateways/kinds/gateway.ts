/** The ways to pay that lead to somebody else's page. */
export type Channel = 'card' | 'bank_tr'

/** What a gateway is asked to collect. Nothing of a card ever passes through the mall. */
export type ChargeInput = {
  /** What the gateway knows the payment by. */
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

/** How a payment stands at the gateway. What was paid is told as the gateway says it, to be compared with what was asked. */
export type GatewayStatus =
  | { state: 'open' }
  | { state: 'failed'; reason: string }
  | { state: 'paid'; token: string; charged: string; currency: string }

/** What a call-back says, once its signature holds. It is a claim: the gateway itself is asked before anything follows. */
export type CallbackClaim = { token: string; gatewayReference: string; claim: GatewayStatus }
type CallBack = { headers: Readonly<Record<string, string | string[] | undefined>>; body: Buffer }
/** A call-back may be forged, and it may be about something that is not ours. */
export type CallbackResult = { told: CallbackClaim } | 'forged' | 'not ours'

export type Payment = ChargeInput & { gatewayReference: string }

/** What goes back of a payment. The same name is the same money, whichever try it is. */
export type GivingBack = { name: string; charged: string; isWhole: boolean }
/** What went back in another way before is back as well. */
export type GivenBack = { back: true } | { refused: string }

export type Gateway = {
  name: string
  /** Makes the payment; asked again with the same key it is the same payment. What is thrown is tried again. */
  open: (wanted: ChargeInput, key: string) => Promise<Opened>
  hear: (callBack: CallBack) => Promise<CallbackResult>
  /** What the gateway wants to read when it was heard. */
  thanks: string
  look: (payment: Payment, claim: GatewayStatus | null) => Promise<GatewayStatus>
  /** Closes the payment, so that nobody can pay any more; a gateway without it leaves it to time. */
  end?: (payment: Payment) => Promise<void>
  /** Gives money of a payment back, once for each name. What is thrown is tried again with the same key. */
  giveBack: (payment: Payment, wanted: GivingBack, key: string) => Promise<GivenBack>
}
