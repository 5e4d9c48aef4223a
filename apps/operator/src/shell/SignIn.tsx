import type { Operator } from '@plaza/contract'
import { Button, Icon, IconShieldCheck, PasswordField, TextField } from '@plaza/design'
import { useSession, useWeb } from '@plaza/web'
import { reasonWords, useForm, useFormWords } from '@plaza/web/form'
import { useTitle } from '@plaza/web/hooks'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useLoginOperator } from '../calls/staff.ts'
import { useWords } from '../words/index.ts'
import { useProved } from './use-proved.ts'
import styles from './SignIn.module.css'

/** Password and second factor; whoever lost the authenticator comes in by one of the recovery codes. */
export function SignIn() {
  const { signIn } = useWords()
  const { endedBy } = useSession<Operator>()
  useTitle(signIn.title)
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <span className={styles.mark}>
          <Icon of={IconShieldCheck} size={28} />
        </span>
        <h1 className={styles.title}>{signIn.title}</h1>
        {endedBy && <p role="alert">{signIn.ended}</p>}
        <SignInForm />
      </div>
    </main>
  )
}

function SignInForm() {
  const { signIn, console: shared } = useWords()
  const formWords = useFormWords()
  const { lang } = useReader()
  const { session } = useWeb()
  const { mutateAsync: login } = useLoginOperator()
  const { proved, isProving } = useProved()
  const [isByRecovery, setIsByRecovery] = useState(false)
  const factor = isByRecovery ? 'recovery_code' : 'code'
  const form = useForm({ email: '', password: '', code: '', recovery_code: '' }, async (typed, fail) => {
    const wanted = ['email', 'password', factor] as const
    const empty = wanted.filter((name) => typed[name].trim() === '')
    if (empty.length > 0) return fail(Object.fromEntries(empty.map((name) => [name, reasonWords(lang, 'missing')])))
    const sent = { email: typed.email.trim(), password: typed.password, [factor]: typed[factor].trim() }
    const { 'access-token': token, operator } = await proved((proof) => login({ ...sent, ...proof }))
    session.open(token, operator)
  })
  return (
    <form noValidate aria-label={signIn.title} className={styles.form} onSubmit={form.submit}>
      <TextField {...form.field('email')} label={shared.signIn.email} type="email" inputMode="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={formWords.password}
        autoComplete="current-password"
        showLabel={formWords.show}
        hideLabel={formWords.hide}
      />
      {isByRecovery ? (
        <TextField key="recovery" {...form.field('recovery_code')} label={signIn.recoveryCode} autoComplete="off" />
      ) : (
        <TextField key="code" {...form.field('code')} label={signIn.code} inputMode="numeric" maxLength={6} autoComplete="one-time-code" />
      )}
      {form.failure && <p role="alert">{form.failure}</p>}
      {isProving && <p role="status">{shared.signIn.proving}</p>}
      <Button type="submit" wide busy={form.busy}>
        {signIn.logIn}
      </Button>
      <Button look="link" onClick={() => setIsByRecovery(!isByRecovery)}>
        {isByRecovery ? signIn.byCode : signIn.byRecovery}
      </Button>
    </form>
  )
}
