import { useLoginByPassword } from '@plaza/client'
import { Banner, PasswordField } from '@plaza/design'
import { useForm, reasonWords, failureText } from '@plaza/web/form'
import { useReader } from '../../mall/reader.ts'
import { EmailField } from './EmailField.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import styles from './SignIn.module.css'
import { useSigningIn } from './use-signing-in.ts'
import { useSignInWords } from './words/index.ts'

export type LoginFormProps = { email: string; onEmail: (email: string) => void; onDone: () => void }

export function PasswordForm({ email, onEmail, onDone }: LoginFormProps) {
  const { mutateAsync: loginByPassword } = useLoginByPassword()
  const { lang } = useReader()
  const words = useSignInWords()
  const { signIn, isProving } = useSigningIn(onDone)
  const form = useForm({ email, password: '' }, async (typed, fail) => {
    const missing = reasonWords(lang, 'missing')
    const wrong = { ...(typed.email.trim() === '' && { email: missing }), ...(typed.password === '' && { password: missing }) }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    try {
      await signIn((captcha) => loginByPassword({ email: typed.email.trim(), password: typed.password, ...(captcha && { captcha }) }))
    } catch (error) {
      const fault = failureText(error, words, lang, Date.now())
      if (!fault) throw error
      fail({}, fault.text)
    }
  })
  return (
    <form noValidate className={styles.stack} onSubmit={form.submit}>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <EmailField form={form} onTyped={onEmail} />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        autoComplete="current-password"
        showLabel={words.show}
        hideLabel={words.hide}
      />
      <SubmitRow busy={form.busy} isProving={isProving}>
        {words.logIn}
      </SubmitRow>
    </form>
  )
}
