import { Button, TextField } from '@plaza/design'
import { DemoMailbox } from '@plaza/web/demo'
import { type Sending, useFormWords } from '@plaza/web/form'
import type { ChangeEvent } from 'react'

type Props = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  sending: Sending
  label?: string
  /** Text shown after the server sends a code. */
  sentWords?: (to: string) => string
  /** The code comes by SMS, not by e-mail. */
  isBySms?: boolean
}

/** Input for a six-digit code, and a button that sends a code. The button counts down until it can send again. */
export function CodeField({ sending, label, sentWords, isBySms = false, ...field }: Props) {
  const words = useFormWords()
  const { waitSeconds, sentTo, busy, send } = sending
  const sends = sentTo === undefined ? words.sendCode : waitSeconds > 0 ? words.sendAgainIn(waitSeconds) : words.sendAgain
  const said = sentTo === undefined ? words.codeHint : (sentWords ?? words.codeOnItsWay)(sentTo)
  return (
    <TextField
      {...field}
      label={label ?? words.code}
      hint={
        <>
          <span aria-live="polite">{said}</span>
          {!isBySms && <DemoMailbox />}
        </>
      }
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      after={
        <Button look="link" size="small" busy={busy} whyNot={waitSeconds > 0 ? '' : undefined} onClick={() => send()}>
          {sends}
        </Button>
      }
    />
  )
}
