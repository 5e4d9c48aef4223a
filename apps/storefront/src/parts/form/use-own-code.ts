import { isCallFailure } from '@plaza/client'
import { type CodePurpose, sendCode } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { useState } from 'react'
import { useMall } from '../mall.ts'
import { useReader } from '../reader.ts'
import type { Sending } from './CodeField.tsx'
import { toldFailure } from './told-failures.ts'
import { useCountdown } from './use-countdown.ts'
import { useFormWords } from './words.ts'

type Target = { email: string } | { phone: string }
type Given = {
  purpose: CodePurpose
  /** Where the code goes; undefined while that is not known yet. */
  target: () => Target | undefined
  /** What went wrong, in words; without this a toast says it. */
  onFailed?: (said: string) => void
}

/** Sends a code to an address of whoever is logged in, and counts the seconds until it may be sent again. */
export const useOwnCode = ({ purpose, target, onFailed }: Given): Sending => {
  const { caller } = useMall()
  const { lang, words } = useReader()
  const formWords = useFormWords()
  const [sentTo, setSentTo] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { waitSeconds, waitFor } = useCountdown()

  const failed = (error: unknown) => {
    if (!isCallFailure(error)) throw error
    const lost = error.kind === 'network' ? words.common.networkFailed : words.common.requestFailed
    const said = toldFailure(error, formWords, lang, Date.now())?.text ?? error.said ?? lost
    if (onFailed) onFailed(said)
    else toasts.show(said, 'error')
  }
  const onItsWay = (to: Target, seconds: number) => {
    setSentTo('email' in to ? to.email : to.phone)
    waitFor(seconds)
  }
  const send = () => {
    const to = target()
    if (!to || busy) return
    setBusy(true)
    caller
      .ask(sendCode, { ...to, purpose })
      .then(({ resend_after }) => onItsWay(to, resend_after))
      .catch((error: unknown) => {
        const seconds = secondsUntilNext(error)
        if (seconds === undefined) failed(error)
        else onItsWay(to, seconds)
      })
      .finally(() => setBusy(false))
  }
  return { waitSeconds, sentTo, busy, send }
}

const paused = 3000002
const betweenCodesSeconds = 60
/** Another one was sent a moment ago, as after registering: that one is good, and only the next has to wait. */
const secondsUntilNext = (error: unknown): number | undefined => {
  if (!isCallFailure(error) || error.code !== paused) return undefined
  const { retry_after: seconds } = (error.data ?? {}) as { retry_after?: number }
  return seconds !== undefined && seconds <= betweenCodesSeconds ? seconds : undefined
}
