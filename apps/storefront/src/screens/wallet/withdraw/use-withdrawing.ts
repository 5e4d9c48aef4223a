import { isCallFailure, reasonOf, useCheckWithdrawal, useWithdraw } from '@plaza/client'
import { type UserInfo, type Withdrawal, withdraw } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { codeFault, failureText, isCodeOld, reasonWords, type Sent, useForm, useFormWords, useOwnCode } from '@plaza/web/form'
import { useResting } from '@plaza/web/hooks'
import { goInstead } from '@plaza/web/route'
import { momentOf } from '@plaza/web/reading'
import { useState } from 'react'
import { onceKeys } from '../../../mall/once-keys.ts'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOfView } from '../WalletFrame.tsx'
import { readSum } from '../../../parts/wallet/read-sum.ts'
import { type Account, type Check, type SumRule, isOfSum, stopsForNow } from './stops.ts'
import { useWithdrawWords } from './words/index.ts'

const pauseMs = 300

type Options = { user: UserInfo; account: Account; check: Check; onRequested: (withdrawal: Withdrawal) => void }
type Details = { rule?: string; until?: string | null; limit?: string | null; short_by?: string; fields?: Record<string, string> }

/** State of the withdrawal form. The server checks the amount while the customer types. */
export const useWithdrawing = ({ user, account, check, onRequested }: Options) => {
  const { lang } = useReader()
  const words = useWithdrawWords()
  const formWords = useFormWords()
  const { base } = useSums()
  const ask = useWithdraw()
  const [sent, setSent] = useState<Sent>()
  const only = check.destinations.length === 1 ? check.destinations[0]?.code : undefined

  const sumFault = (rule: SumRule) =>
    rule === 'too_little'
      ? words.tooLittle(base(check.min))
      : rule === 'too_much'
        ? words.tooMuch(base(check.max))
        : words.short(base(check.available))
  const faultOfSum = (typed: string): string | undefined => {
    const sum = readSum(typed)
    if (sum === undefined) return typed.trim() === '' ? reasonWords(lang, 'missing') : words.amountWrong
    if (Number(sum) < Number(check.min)) return sumFault('too_little')
    if (Number(sum) > Number(check.available)) return sumFault('balance_short')
    return Number(sum) > Number(check.max) ? sumFault('too_much') : undefined
  }

  const form = useForm({ wallet: only ?? '', amount: '', password: '', code: '' }, async (typed, fail) => {
    const ofSum = faultOfSum(typed.amount)
    const ofCode = codeFault(typed.code, sent, { lang, words: formWords })
    const wrong = {
      ...(typed.wallet === '' && { wallet: words.toMissing }),
      ...(ofSum && { amount: ofSum }),
      ...(typed.password === '' && { password: reasonWords(lang, 'missing') }),
      ...(ofCode && { code: ofCode }),
    }
    if (stopsForNow(check.blocked).length > 0) return fail(wrong, words.stopped)
    if (Object.keys(wrong).length > 0) return fail(wrong)
    const content = { amount: readSum(typed.amount) ?? '', wallet: typed.wallet, account }
    try {
      const key = onceKeys.keyFor('withdrawal', content)
      const withdrawal = await ask.mutateAsync({ ...content, password: typed.password, code: typed.code, idempotency_key: key })
      onceKeys.answered('withdrawal')
      onRequested(withdrawal)
    } catch (error) {
      const reason = reasonOf(error, withdraw)
      const { rule = '', until, fields = {} } = ((isCallFailure(error) && error.data) || {}) as Details
      if (isCallFailure(error) && error.kind === 'refused') onceKeys.answered('withdrawal')
      if ('idempotency_key' in fields) {
        toasts.show(words.sentBefore, 'info')
        return goInstead(hrefOfView('withdraw_list'))
      }
      if (reason === 'wrong_password') return fail({ password: words.passwordWrong })
      if (reason === 'short') return fail({ amount: sumFault('balance_short') })
      if (reason === 'rule' && isOfSum(rule)) return fail({ amount: sumFault(rule) })
      if (reason === 'rule') {
        const said = words.rules[rule as keyof typeof words.rules] ?? words.stopped
        return fail({}, until ? `${said} ${words.until(momentOf(until, lang))}` : said)
      }
      const failure = failureText(error, formWords, lang, Date.now())
      if (!failure) throw error
      const text = failure.field && isCodeOld(sent, Date.now()) ? formWords.codeExpired : failure.text
      fail(failure.field ? { code: text } : {}, failure.field ? undefined : text)
    }
  })
  const { amount, wallet } = form.values
  const resting = useResting(readSum(amount) ?? '', pauseMs)
  const weighed = useCheckWithdrawal(
    { account, ...(resting && { amount: resting }), ...(wallet && { destination: wallet }) },
    { enabled: resting !== '' },
  )
  const sending = useOwnCode({
    purpose: 'withdraw',
    target: () => ({ email: user.email }),
    onSent: setSent,
    onFailed: (said) => form.fail({}, said),
  })
  return { form, sending, weighed: resting === '' ? undefined : weighed.data }
}
