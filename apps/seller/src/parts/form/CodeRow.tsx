import { mallAddress } from '@plaza/console'
import { Button, TextField, toasts } from '@plaza/design'
import { DemoMailbox } from '@plaza/web/demo'
import { saidOf, useCountdown, useFormWords } from '@plaza/web/form'
import type { ChangeEvent } from 'react'
import { useSendSellerCode } from '../../calls/finances.ts'
import { useWords } from '../../words/index.ts'

type CodeField = { name: string; value: string; error: string | undefined; onChange: (event: ChangeEvent<HTMLInputElement>) => void }

/** Field for a code emailed to the owner. Shows the seconds until another code can be sent. */
export function CodeRow({ field, purpose }: { field: CodeField; purpose: 'withdraw' | 'payment_settings' }) {
  const formWords = useFormWords()
  const shared = useWords()
  const { waitSeconds, waitFor } = useCountdown()
  const { mutate: send, isPending } = useSendSellerCode()
  const sendIt = () =>
    send(
      { purpose },
      {
        onSuccess: ({ resend_after: seconds }) => waitFor(seconds),
        onError: (error) => toasts.show(saidOf(error, shared), 'error'),
      },
    )
  return (
    <TextField
      {...field}
      label={formWords.code}
      hint={
        <>
          {formWords.codeHint}
          <DemoMailbox mall={mallAddress('seller')} />
        </>
      }
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      after={
        <Button look="link" size="small" busy={isPending} whyNot={waitSeconds > 0 ? '' : undefined} onClick={sendIt}>
          {waitSeconds > 0 ? formWords.sendAgainIn(waitSeconds) : formWords.sendCode}
        </Button>
      }
    />
  )
}
