import { isCallFailure, reasonOf } from '@plaza/client'
import { sendRecharge } from '@plaza/contract'
import type { RechargeWords } from './words/index.ts'

export type FieldName = 'amount' | 'wallet' | 'transaction_id' | 'certificate' | 'sent'
/** Messages of a refusal: for fields, for the whole form, or that the recharge was already sent. */
export type Faults = { fields: Partial<Record<FieldName, string>>; whole?: string; sentBefore?: true }

type Details = { fields?: Record<string, string>; hint?: string; next_at?: string }
type Telling = { words: RechargeWords; base: (sum: string) => string; when: (moment: string) => string }

const amountFault = (why: string | undefined, hint: string, { words, base }: Telling): string =>
  why === 'too_little'
    ? words.tooLittle(base(hint))
    : why === 'too_much'
      ? words.tooMuch(base(hint))
      : why === 'too_precise'
        ? words.tooPrecise(hint)
        : why === 'not_yours'
          ? words.notYours
          : words.amountWrong

/** Converts the server's refusal of a recharge to messages for fields. Undefined if the refusal is not about the form. */
export const faultsOf = (error: unknown, telling: Telling): Faults | undefined => {
  const reason = reasonOf(error, sendRecharge)
  const { words } = telling
  const { fields = {}, hint = '', next_at } = ((isCallFailure(error) && error.data) || {}) as Details
  if ('idempotency_key' in fields) return { fields: {}, sentBefore: true }
  if (reason === 'transaction_seen') return { fields: { transaction_id: words.seen } }
  if (reason === 'wallet_unknown') return { fields: { wallet: words.walletGone } }
  if (reason === 'too_many') return { fields: {}, whole: words.tooMany(next_at ? telling.when(next_at) : '') }
  if (reason !== 'field_wrong' && reason !== 'field_missing' && reason !== 'field_malformed') return undefined
  const found: Faults['fields'] = {
    ...('amount' in fields && { amount: amountFault(fields['amount'], hint, telling) }),
    ...('transaction_id' in fields && { transaction_id: words.txidWrong }),
    ...('certificate' in fields && { certificate: fields['certificate'] === 'missing' ? words.proofMissing : words.proofGone }),
    ...('wallet' in fields && { wallet: words.walletGone }),
  }
  return Object.keys(found).length > 0 ? { fields: found } : undefined
}
