import { useDemoFactor } from '@plaza/console/sign-in'
import { Button, PasswordField, TextField, toasts } from '@plaza/design'
import { useDemoPassword } from '@plaza/web/demo'
import { passwordFaults, reasonWords, failureText, useForm, useFormWords, useUnsaved } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useChangeOperatorPassword } from '../../../calls/staff.ts'
import { useWords } from '../../../words/index.ts'
import { useOwnWords } from './words/index.ts'
import styles from './Own.module.css'

/** Minimum password length that domain.md requires of staff. */
const minLength = 15
const empty = { old_password: '', password: '', confirm_password: '', code: '' }

/** Changes the password. The operator proves their identity with the old password and the authenticator. All other sessions end. */
export function OwnPassword({ email }: { email: string }) {
  const words = useOwnWords()
  const { signIn } = useWords()
  const formWords = useFormWords()
  const { lang } = useReader()
  const { mutateAsync: change } = useChangeOperatorPassword()
  const form = useForm(empty, async (typed, fail, clear) => {
    const missing = reasonWords(lang, 'missing')
    const wrong = {
      ...(typed.old_password === '' && { old_password: missing }),
      ...passwordFaults(typed, minLength, lang, formWords),
      ...(typed.code.trim() === '' && { code: missing }),
    }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    try {
      await change({ ...typed, code: typed.code.trim() })
      clear()
      toasts.show(words.changed)
    } catch (error) {
      const fault = failureText(error, formWords, lang, Date.now())
      if (!fault) throw error
      fail(fault.field ? { [fault.field]: words.codeWrong } : {}, fault.field ? undefined : fault.text)
    }
  })
  const demoPassword = useDemoPassword(email)
  const demoFactor = useDemoFactor(email, (code) => form.set('code', code))
  useUnsaved(Object.values(form.values).some((value) => value !== ''))
  const secret = { showLabel: formWords.show, hideLabel: formWords.hide }
  return (
    <form noValidate aria-label={words.password} className={styles.form} onSubmit={form.submit}>
      <p className={styles.text}>{words.passwordText}</p>
      {/* Password managers read the username from this hidden field. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field('old_password')}
        {...secret}
        label={words.present}
        hint={demoPassword}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('password')}
        {...secret}
        label={formWords.newPassword}
        hint={formWords.atLeast(minLength)}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirm_password')} {...secret} label={formWords.confirm} autoComplete="new-password" />
      <TextField
        {...form.field('code')}
        label={signIn.code}
        inputMode="numeric"
        maxLength={6}
        autoComplete="one-time-code"
        after={demoFactor}
      />
      {form.failure && <p role="alert">{form.failure}</p>}
      <Button type="submit" busy={form.busy}>
        {words.change}
      </Button>
    </form>
  )
}
