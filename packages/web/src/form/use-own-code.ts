import { type CallFailure, isCallFailure, useSendCode } from '@plaza/client'
import type { CodePurpose } from '@plaza/contract'
import { useState } from 'react'
import { useReader } from '../reading/index.ts'
import { saidOf } from './said-of.ts'
import { failureText } from './told-failures.ts'
import { useCountdown } from './use-countdown.ts'
import { useFormWords } from './words.ts'

/** State of sending a code, with the seconds until it may be sent again. */
export type Sending = { waitSeconds: number; sentTo: string | undefined; busy: boolean; send: () => void }

/** Where and when this page sent the last code. */
export type Sent = { to: string; at: number }

type Target = { email: string } | { phone: string }
type CodeOptions = {
  purpose: CodePurpose
  /** The email address or phone number that gets the code. Undefined while the form has none. */
  target: () => Target | undefined
  /** Set if the server sent a code already, for example at registration. */
  sentTo?: string
  onSent?: (sent: Sent) => void
  /** Receives the error message if the code could not be sent. */
  onFailed: (said: string) => void
}

/** Sends a code to the email or phone of the logged-in user, and counts the seconds until the next code may be sent. */
export const useOwnCode = ({ purpose, target, onSent, onFailed, ...before }: CodeOptions): Sending => {
  const { mutateAsync: sendCode, reasonOf } = useSendCode()
  const { lang, words } = useReader()
  const formWords = useFormWords()
  const [sentTo, setSentTo] = useState(before.sentTo)
  const [busy, setBusy] = useState(false)
  const { waitSeconds, waitFor } = useCountdown()

  const failed = (error: unknown) => {
    if (!isCallFailure(error)) throw error
    onFailed(failureText(error, formWords, lang, Date.now())?.text ?? saidOf(error, words))
  }
  const markSent = (to: Target, seconds: number) => {
    const address = 'email' in to ? to.email : to.phone
    setSentTo(address)
    onSent?.({ to: address, at: Date.now() })
    waitFor(seconds)
  }
  const send = () => {
    const to = target()
    if (!to || busy) return
    setBusy(true)
    sendCode({ ...to, purpose })
      .then(({ resend_after }) => markSent(to, resend_after))
      .catch((error: unknown) => {
        const seconds = isCallFailure(error) && reasonOf(error) === 'paused' ? secondsUntilNext(error) : undefined
        if (seconds === undefined) failed(error)
        else markSent(to, seconds)
      })
      .finally(() => setBusy(false))
  }
  return { waitSeconds, sentTo, busy, send }
}

const betweenCodesSeconds = 60
/**
 * Seconds until the next code, if a code was sent a moment ago, for example at registration. That code is still valid, so the form only shows the
 * wait.
 */
const secondsUntilNext = ({ data }: CallFailure): number | undefined => {
  const { retry_after: seconds } = (data ?? {}) as { retry_after?: number }
  return seconds !== undefined && seconds <= betweenCodesSeconds ? seconds : undefined
}
