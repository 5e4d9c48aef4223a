import { isCallFailure, reasonOf, useTransferBalance } from '@plaza/client'
import { type Transfer, transferBalance } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { reasonWords, failureText, useForm, useFormWords } from '@plaza/web/form'
import { changeQuery } from '@plaza/web/route'
import { onceKeys } from '../../../mall/once-keys.ts'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOfView } from '../WalletFrame.tsx'
import { readSum } from '../../../parts/wallet/read-sum.ts'
import type { Recipient } from './recipient.ts'
import { useTransferWords } from './words/index.ts'

type Options = { recipient: Recipient; available: string; onMade: (transfer: Transfer) => void }
type Details = { rule?: string; limit?: string | null; fields?: Record<string, string> }

/** State of the transfer form, from the first input to the server's answer. */
export const useTransferring = ({ recipient, available, onMade }: Options) => {
  const { lang } = useReader()
  const words = useTransferWords()
  const formWords = useFormWords()
  const { base } = useSums()
  const give = useTransferBalance()

  const faultOfSum = (typed: string): string | undefined => {
    const sum = readSum(typed)
    if (sum === undefined || Number(sum) === 0) return typed.trim() === '' ? reasonWords(lang, 'missing') : words.amountWrong
    if (Number(sum) > Number(available)) return words.short
    const { left_today: left } = recipient
    return left !== null && Number(sum) > Number(left) ? words.overCap(base(left)) : undefined
  }
  return useForm({ amount: '', remark: '', password: '' }, async (typed, fail) => {
    const ofSum = faultOfSum(typed.amount)
    const wrong = { ...(ofSum && { amount: ofSum }), ...(typed.password === '' && { password: reasonWords(lang, 'missing') }) }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    const content = { shop_id: recipient.shop_id, amount: readSum(typed.amount) ?? '', remark: typed.remark.trim() }
    try {
      const made = await give.mutateAsync({
        ...content,
        password: typed.password,
        idempotency_key: onceKeys.keyFor('transfer', content),
      })
      onceKeys.answered('transfer')
      onMade(made)
    } catch (error) {
      const reason = reasonOf(error, transferBalance)
      const { rule, limit, fields = {} } = ((isCallFailure(error) && error.data) || {}) as Details
      if (isCallFailure(error) && error.kind === 'refused') onceKeys.answered('transfer')
      if ('idempotency_key' in fields) {
        toasts.show(words.sentBefore, 'info')
        return changeQuery(hrefOfView('transfer'))
      }
      if (reason === 'wrong_password') return fail({ password: words.passwordWrong })
      if (reason === 'short') return fail({ amount: words.short })
      if (reason === 'rule' && rule === 'daily_cap') return fail({ amount: words.overCap(base(limit ?? recipient.left_today)) })
      if (reason === 'rule') return fail({}, rule === 'demo_money' ? words.demoMoney : words.tooOften)
      if (reason === 'shop_closed') return fail({}, words.shopClosed)
      if (reason === 'shop_unknown') return fail({}, words.shopUnknown)
      if (reason === 'not_offered') return fail({}, words.notOffered)
      const failure = failureText(error, formWords, lang, Date.now())
      if (!failure) throw error
      fail({}, failure.text)
    }
  })
}
