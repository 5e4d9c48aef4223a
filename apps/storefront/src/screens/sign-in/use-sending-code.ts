import { isCallFailure, useForgotPassword, useSendCode } from '@plaza/client'
import { type CodePurpose } from '@plaza/contract'
import { reasonWords, useCountdown, type Form, failureText, saidOf, type Sending } from '@plaza/web/form'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import type { useSigningIn } from './use-signing-in.ts'
import { useSignInWords } from './words/index.ts'

type Options = {
  purpose: Extract<CodePurpose, 'login' | 'reset' | 'bind'>
  withProof: ReturnType<typeof useSigningIn>['withProof']
  form: Form<Record<'email' | 'code', string>>
}

/** Sends a code to the e-mail of the form, and counts the seconds until it may be sent again. */
export const useSendingCode = ({ purpose, withProof, form }: Options): Sending => {
  const { mutateAsync: forgotPassword } = useForgotPassword()
  const { mutateAsync: sendCode } = useSendCode()
  const { lang, words: mall } = useReader()
  const words = useSignInWords()
  const [sentTo, setSentTo] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { waitSeconds, waitFor } = useCountdown()

  const ask = (email: string) =>
    withProof(
      (captcha) =>
        purpose === 'reset'
          ? forgotPassword({ email, ...(captcha && { captcha }) })
          : sendCode({ email, purpose, ...(captcha && { captcha }) }),
      true,
    )
  const failed = (error: unknown) => {
    if (!isCallFailure(error)) throw error
    const fields = (error.data as { fields?: Record<string, string> } | null)?.fields
    if (fields?.['email']) return form.fail({ email: reasonWords(lang, fields['email']) })
    form.fail({}, failureText(error, words, lang, Date.now())?.text ?? saidOf(error, mall))
  }
  const send = () => {
    const email = form.values.email.trim()
    if (!/^[^@\s]+@[^@\s]+$/.test(email)) return form.fail({ email: reasonWords(lang, email === '' ? 'missing' : 'email') })
    setBusy(true)
    ask(email)
      .then(({ resend_after }) => {
        setSentTo(email)
        waitFor(resend_after)
      })
      .catch(failed)
      .finally(() => setBusy(false))
  }
  return { waitSeconds, sentTo, busy, send }
}
