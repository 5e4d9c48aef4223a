import type { AnswerOf, getWallets } from '@plaza/contract'
import type { OwnAmount } from '../../../mall/recharge-draft.ts'

export type Wallets = AnswerOf<typeof getWallets>

/** What stands in the fields; `sent` is what somebody sent who did not send the exact amount. */
export type Typed = { amount: string; wallet: string; transaction_id: string; remark: string; sent: string; certificate: string }

/** What is to be sent, and whether it is an amount of one's own. */
export type Sending = { own: OwnAmount | undefined; charged: string | undefined; isOnItsWay: boolean; isUnknownWallet: boolean }
