import { useVerifyEmail } from '@plaza/client'
import { Banner, Button, Sheet, toasts } from '@plaza/design'
import { reasonWords, failureText, useForm, useOwnCode, useFormWords } from '@plaza/web/form'
import { useState } from 'react'
import { CodeField } from '../form/CodeField.tsx'
import { useReader } from '../../mall/reader.ts'
import { useAccountWords } from './words/index.ts'
import styles from './VerifyEmail.module.css'

/** Asks for a code to verify the customer's email address. */
export function VerifyEmail({ email }: { email: string }) {
  const words = useAccountWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Banner
        tone="info"
        title={words.verifyTitle}
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {words.verify}
          </Button>
        }
      >
        {words.verifyText(email)}
      </Banner>
      <VerifyEmailSheet email={email} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

type SheetProps = { email: string; open: boolean; onClose: () => void; why?: string }

/** Sends a code to the customer's email address and takes it, without leaving the page. */
export function VerifyEmailSheet({ email, open, onClose, why }: SheetProps) {
  const words = useAccountWords()
  const { common } = useReader().words
  return (
    <Sheet open={open} onClose={onClose} title={words.verifyTitle} closeLabel={common.close} size="narrow">
      {why !== undefined && <p className={styles.why}>{why}</p>}
      <VerifyForm email={email} />
    </Sheet>
  )
}

type FormProps = {
  email: string
  /** Set if the address can be verified later: a button leaves the form. */
  onSkip?: () => void
}

/** Form for the code that verifies the address. Right after the registration, the code was sent already, and the form can be skipped. */
export function VerifyForm({ email, onSkip }: FormProps) {
  const { mutateAsync: verifyEmail } = useVerifyEmail()
  const { lang } = useReader()
  const words = useAccountWords()
  const formWords = useFormWords()
  const form = useForm({ code: '' }, async ({ code }, fail) => {
    if (!/^\d{6}$/.test(code)) return fail({ code: reasonWords(lang, 'code') })
    try {
      await verifyEmail({ code })
      toasts.show(words.verifyDone)
    } catch (error) {
      const fault = failureText(error, formWords, lang, Date.now())
      if (!fault) throw error
      fail(fault.field ? { code: fault.text } : {}, fault.field ? undefined : fault.text)
    }
  })
  const sending = useOwnCode({
    purpose: 'register',
    target: () => ({ email }),
    onFailed: (said) => form.fail({}, said),
    ...(onSkip && { sentTo: email }),
  })
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      {!onSkip && <p>{words.verifyFor(email)}</p>}
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <CodeField {...form.field('code')} sending={sending} />
      <Button type="submit" wide busy={form.busy}>
        {words.verify}
      </Button>
      {onSkip && (
        <Button look="outline" wide onClick={onSkip}>
          {words.skip}
        </Button>
      )}
    </form>
  )
}
