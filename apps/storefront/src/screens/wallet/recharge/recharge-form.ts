import type { AnswerOf, getWallets } from '@plaza/contract'
import type { OwnAmount } from '../../../mall/recharge-draft.ts'

/** The first amount of the form for an order: the missing sum, at least the minimum. */
export type Start = { need: string; amount: string }

export type Wallets = AnswerOf<typeof getWallets>

/** Values of the recharge form. `sent` is the sum actually sent, if it differs from the exact amount. */
export type Typed = { amount: string; wallet: string; transaction_id: string; remark: string; sent: string; certificate: string }

/** The amount to send, and the user's reserved amount if the form uses one. */
export type Sending = { own: OwnAmount | undefined; charged: string | undefined; isReserving: boolean; isUnknownWallet: boolean }
