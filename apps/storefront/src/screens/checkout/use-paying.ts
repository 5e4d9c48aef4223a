import { isCallFailure, reasonOf, usePayOrder } from '@plaza/client'
import { type PaymentMethod, payOrder } from '@plaza/contract'
import { codeFault, failureText, isCodeOld, reasonWords, type Sent, useForm, useFormWords, useOwnCode } from '@plaza/web/form'
import { useRef, useState } from 'react'
import { useSession } from '../../mall/mall.tsx'
import { onceKeys } from '../../mall/once-keys.ts'
import { useReader } from '../../mall/reader.ts'
import { useSums } from '../../parts/wallet/use-sums.ts'
import { useCheckoutWords } from './words/index.ts'

/** The payment to make, created when the order is placed. */
export type Due = { payment_id: string }
export type Fail = (errors: { password?: string; code?: string }, failure?: string) => void
/** Input for the pay button: payment method, required proofs of identity, and the function that creates the payment. */
export type Press = {
  method: PaymentMethod
  wants: readonly ('password' | 'code')[]
  due: (fail: Fail) => Promise<Due | undefined>
}

/** Pays a placed order, once even if the button is pressed repeatedly. Some payment methods lead to the page of a payment service. */
export const usePaying = () => {
  const { user } = useSession()
  const { lang } = useReader()
  const words = useCheckoutWords()
  const formWords = useFormWords()
  const { base } = useSums()
  const { mutateAsync: pay } = usePayOrder()
  const [asksCode, setAsksCode] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const press = useRef<Press>(undefined)

  const showFailure = (error: unknown, fail: Fail): boolean => {
    const reason = reasonOf(error, payOrder)
    const data = ((isCallFailure(error) && error.data) || {}) as { short_by?: string; fields?: object; status?: string }
    if (reason === 'wrong_password') fail({ password: words.passwordWrong })
    else if (reason === 'second_proof') {
      setAsksCode(true)
      fail({ code: words.codeNeeded })
    } else if (reason === 'short') fail({}, data.short_by ? words.shortBy(base(data.short_by)) : words.short)
    // The payment was made in another window or cancelled, so the page shows its current status.
    else if (reason === 'not_payable') fail({}, data.status ? words.standsOtherwise : words.declined)
    else if (data.fields && 'idempotency_key' in data.fields) fail({}, words.pressAgain)
    else {
      const said = failureText(error, formWords, lang, Date.now())
      if (!said) return false
      const text = said.field && isCodeOld(sent, Date.now()) ? formWords.codeExpired : said.text
      fail(said.field ? { code: text } : {}, said.field ? undefined : text)
    }
    return true
  }

  const form = useForm({ password: '', code: '' }, async ({ password, code }, fail) => {
    const wanted = press.current
    if (!wanted) return
    const { method, wants } = wanted
    const ofCode = wants.includes('code') ? codeFault(code, sent, { lang, words: formWords }) : undefined
    const wrong = {
      ...(wants.includes('password') && password === '' && { password: reasonWords(lang, 'missing') }),
      ...(ofCode && { code: ofCode }),
    }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    const due = await wanted.due(fail)
    if (!due) return
    const content = { payment_id: due.payment_id, method }
    const what = `pay-${due.payment_id}`
    const proofs = method === 'wallet' ? { ...(password !== '' && { password }), ...(code !== '' && { code }) } : {}
    try {
      const { redirect_url: leads } = await pay({ ...content, ...proofs, idempotency_key: onceKeys.keyFor(what, content) })
      onceKeys.answered(what)
      if (leads !== null) location.assign(leads)
    } catch (error) {
      if (isCallFailure(error) && error.kind === 'refused') onceKeys.answered(what)
      if (!showFailure(error, fail)) throw error
    }
  })
  const sending = useOwnCode({
    purpose: 'pay',
    target: () => (user ? { email: user.email } : undefined),
    onSent: setSent,
    onFailed: (said) => form.fail({}, said),
  })
  const submit = (wanted: Press): typeof form.submit => {
    return (event) => {
      if (!form.busy) press.current = wanted
      form.submit(event)
    }
  }
  return { form, sending, asksCode, submit }
}
export type Paying = ReturnType<typeof usePaying>
