import type { AnswerOf, getWallets } from '@plaza/contract'
import type { OwnAmount } from '../../../mall/recharge-draft.ts'

export type Wallets = AnswerOf<typeof getWallets>

/** Values of the form. `sent` is the sum really sent if it differs from the exact amount. */
export type Typed = { amount: string; wallet: string; transaction_id: string; remark: string; sent: string; certificate: string }

/** The sum to send, and the user's reserved amount if that is used. */
export type Sending = { own: OwnAmount | undefined; charged: string | undefined; isReserving: boolean; isUnknownWallet: boolean }
