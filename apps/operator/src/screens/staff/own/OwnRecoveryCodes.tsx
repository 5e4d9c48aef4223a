import { reasonOf } from '@plaza/client'
import { useDemoFactor } from '@plaza/console/sign-in'
import { renewRecoveryCodes } from '@plaza/contract'
import { Banner, Button, PasswordField, TextField, toasts } from '@plaza/design'
import { useDemoPassword } from '@plaza/web/demo'
import { reasonWords, failureText, useForm, useFormWords } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useRenewRecoveryCodes } from '../../../calls/staff.ts'
import { RecoveryCodes } from '../../../parts/RecoveryCodes.tsx'
import { useWords } from '../../../words/index.ts'
import { useOwnWords } from './words/index.ts'
import styles from './Own.module.css'

/** With fewer recovery codes than this, an operator who loses the authenticator may be locked out. */
const fewCodes = 3

/** Number of remaining recovery codes. An operator who proves their identity gets ten new codes, shown only once. */
export function OwnRecoveryCodes({ email, left }: { email: string; left: number | undefined }) {
  const words = useOwnWords()
  const { signIn } = useWords()
  const formWords = useFormWords()
  const { lang } = useReader()
  const { mutateAsync: renew } = useRenewRecoveryCodes()
  const [codes, setCodes] = useState<readonly string[]>()
  const form = useForm({ password: '', code: '' }, async (typed, fail, clear) => {
    const empty = (['password', 'code'] as const).filter((name) => typed[name].trim() === '')
    if (empty.length > 0) return fail(Object.fromEntries(empty.map((name) => [name, reasonWords(lang, 'missing')])))
    try {
      const { recovery_codes: newCodes } = await renew({ password: typed.password, code: typed.code.trim() })
      clear()
      setCodes(newCodes)
    } catch (error) {
      if (reasonOf(error, renewRecoveryCodes) === 'wrong_password') return fail({ password: reasonWords(lang, 'wrong') })
      const fault = failureText(error, formWords, lang, Date.now())
      if (!fault) throw error
      fail(fault.field ? { [fault.field]: words.codeWrong } : {}, fault.field ? undefined : fault.text)
    }
  })
  const demoPassword = useDemoPassword(email)
  const demoFactor = useDemoFactor(email, (code) => form.set('code', code))
  if (codes) {
    const onSaved = () => {
      setCodes(undefined)
      toasts.show(words.renewed)
    }
    return (
      <div className={styles.form}>
        <RecoveryCodes codes={codes} onSaved={onSaved} />
      </div>
    )
  }
  return (
    <form noValidate aria-label={words.codes} className={styles.form} onSubmit={form.submit}>
      {left !== undefined && left < fewCodes && <Banner tone="warning">{left === 0 ? words.none : words.few(left)}</Banner>}
      <p className={styles.text}>{left === undefined || left < fewCodes ? words.codesText : `${words.left(left)} ${words.codesText}`}</p>
      <PasswordField
        {...form.field('password')}
        label={words.present}
        hint={demoPassword}
        autoComplete="current-password"
        showLabel={formWords.show}
        hideLabel={formWords.hide}
      />
      <TextField
        {...form.field('code')}
        label={signIn.code}
        inputMode="numeric"
        maxLength={6}
        autoComplete="one-time-code"
        after={demoFactor}
      />
      {form.failure && <p role="alert">{form.failure}</p>}
      <Button type="submit" look="outline" busy={form.busy}>
        {words.renew}
      </Button>
    </form>
  )
}
