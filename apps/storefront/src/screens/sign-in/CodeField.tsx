import { Button, TextField } from '@plaza/design'
import type { ChangeEvent } from 'react'
import type { Sending } from './use-sending-code.ts'
import { useSignInWords } from './words/index.ts'

type Props = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  sending: Sending
}

/** Six digits, and the button that sends them; it counts down before it sends again. */
export function CodeField({ sending, ...field }: Props) {
  const words = useSignInWords()
  const { waitSeconds, sentTo, busy, send } = sending
  const label = sentTo === undefined ? words.sendCode : waitSeconds > 0 ? words.sendAgainIn(waitSeconds) : words.sendAgain
  return (
    <TextField
      {...field}
      label={words.code}
      hint={<span aria-live="polite">{sentTo === undefined ? words.codeHint : words.codeSent(sentTo)}</span>}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      after={
        <Button look="link" size="small" busy={busy} aria-disabled={waitSeconds > 0} onClick={() => waitSeconds === 0 && send()}>
          {label}
        </Button>
      }
    />
  )
}
