import { useSendRecharge } from '@plaza/client'
import type { UserInfo } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { compareMoney, parseMoney } from '@plaza/values'
import { reasonWords, useForm } from '@plaza/web/form'
import { goInstead } from '@plaza/web/route'
import { momentOf } from '@plaza/web/reading'
import { useCallback, useEffect, useState } from 'react'
import { onceKeys } from '../../../mall/once-keys.ts'
import { type OwnAmount, type RechargeDraft, rechargeDraft } from '../../../mall/recharge-draft.ts'
import { useReader } from '../../../mall/reader.ts'
import { useUploads } from '../../../parts/pictures/use-uploads.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOfView } from '../WalletFrame.tsx'
import { toSend, withoutZeros, worthOf } from '../asset-sums.ts'
import { readSum } from '../../../parts/wallet/read-sum.ts'
import type { Typed, Wallets } from './recharge-form.ts'
import { faultsOf } from './recharge-faults.ts'
import { looksLikeTransaction } from './transaction-id.ts'
import { useOwnAmount } from './use-own-amount.ts'
import { useRechargeWords } from './words/index.ts'

export const maxProofs = 3
const assetSum = /^(0|[1-9]\d{0,11})(\.\d{1,9})?$/

type Options = { user: UserInfo; wallets: Wallets; least: string; draft: RechargeDraft }

/** State of the recharge form, from the first input to the server's answer. */
export const useRecharging = ({ user, wallets, least, draft }: Options) => {
  const { lang } = useReader()
  const words = useRechargeWords()
  const { base } = useSums()
  const send = useSendRecharge()
  const uploads = useUploads('certificate', maxProofs)
  const [own, setOwn] = useState<readonly OwnAmount[]>(draft.own)
  const start: Typed = { ...draft, wallet: draft.wallet || (wallets[0]?.code ?? ''), certificate: '' }

  const amountFault = (typed: string): string | undefined => {
    const sum = readSum(typed)
    if (typed.trim() === '') return reasonWords(lang, 'missing')
    if (sum === undefined) return words.amountWrong
    return isEnough(sum, least) ? undefined : words.tooLittle(base(least))
  }
  const faultOf: { [N in keyof Typed]?: (typed: Typed) => string | undefined } = {
    amount: ({ amount }) => amountFault(amount),
    sent: ({ sent }) => (sent === '' || assetSum.test(sent.trim()) ? undefined : words.sentWrong),
    transaction_id: ({ transaction_id: typed, wallet }) => {
      if (typed.trim() === '') return reasonWords(lang, 'missing')
      return looksLikeTransaction(networkOf(wallets, wallet), typed) ? undefined : words.txidWrong
    },
    certificate: () => (uploads.busy ? words.stillSending : uploads.ids.length === 0 ? words.proofMissing : undefined),
  }

  /** The amount to send: the amount reserved for the user, if there is one. */
  const chargedOf = (typed: Typed): string | undefined => {
    const sum = readSum(typed.amount)
    const found = wallets.find(({ code }) => code === typed.wallet)
    if (sum === undefined || !found || !isEnough(sum, least)) return undefined
    return own.find((each) => each.wallet === found.code && each.amount === sum)?.charged ?? toSend(sum, found)
  }
  const form = useForm<Typed>(start, async (typed, fail) => {
    const wrong = Object.fromEntries(
      Object.entries(faultOf).flatMap(([name, find]) => {
        const fault = find(typed)
        return fault === undefined ? [] : [[name, fault]]
      }),
    )
    if (Object.keys(wrong).length > 0) return fail(wrong)
    const content = {
      amount: typed.sent.trim() || withoutZeros(chargedOf(typed) ?? ''),
      wallet: typed.wallet,
      certificate: [...uploads.ids],
      transaction_id: typed.transaction_id.trim(),
      remark: typed.remark.trim(),
    }
    try {
      const { id } = await send.mutateAsync({ ...content, idempotency_key: onceKeys.keyFor('recharge', content) })
      onceKeys.answered('recharge')
      rechargeDraft.forget()
      goInstead(hrefOfView('recharge', { sent: id }))
    } catch (error) {
      const faults = faultsOf(error, { words, base, when: (moment) => momentOf(moment, lang) })
      if (!faults) throw error
      onceKeys.answered('recharge')
      if (faults.sentBefore) {
        toasts.show(words.sentBefore, 'info')
        return goInstead(hrefOfView('records'))
      }
      const { amount: ofAmount, ...others } = faults.fields
      // The server's error for `amount` belongs to the `sent` field if the user has filled that field.
      const fields = { ...others, ...(ofAmount && { [typed.sent ? 'sent' : 'amount']: ofAmount }) }
      fail(fields, faults.whole)
    }
  })

  const { values } = form
  const wallet = wallets.find(({ code }) => code === values.wallet)
  const sum = readSum(values.amount)
  const amount = sum !== undefined && isEnough(sum, least) ? sum : undefined
  const know = useCallback((found: OwnAmount) => setOwn((before) => [...before, found]), [])
  const sending = useOwnAmount({ wallet: wallet?.code, amount, known: own, onKnown: know })
  const charged = chargedOf(values)
  const worth = values.sent === '' ? undefined : wallet && worthOf(values.sent.trim(), wallet)
  const expected = values.sent === '' ? (sending.own?.expected ?? amount) : worth?.sum

  useEffect(() => {
    const { certificate: _none, ...typed } = values
    rechargeDraft.keep(user.email, { ...typed, own, ...(draft.need !== undefined && { need: draft.need }) })
  }, [values, own, user.email, draft.need])

  const mark = (name: keyof Typed) => form.mark(name, values[name] === '' ? undefined : faultOf[name]?.(values))
  return { form, wallet, amount, sending: { ...sending, charged }, uploads, expected, isCut: worth?.isCut ?? false, mark }
}

const networkOf = (wallets: Wallets, code: string) => wallets.find((each) => each.code === code)?.network ?? ''

const isEnough = (sum: string, least: string): boolean => {
  const [amount, bound] = [parseMoney(sum), parseMoney(least)]
  return amount !== undefined && amount > 0n && (bound === undefined || compareMoney(amount, bound) >= 0)
}
