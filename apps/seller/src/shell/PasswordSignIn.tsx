import { Button, PasswordField, TextField } from '@plaza/design'
import { useWeb } from '@plaza/web'
import { reasonWords, useForm, useFormWords } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useLoginSeller } from '../calls/access.ts'
import { useWords } from '../words/index.ts'
import { useProved } from './use-proved.ts'
import styles from './SignIn.module.css'

/** Owner and staff, by the e-mail and password that they have in the mall. */
export function PasswordSignIn() {
  const { signIn, console: shared } = useWords()
  const formWords = useFormWords()
  const { lang } = useReader()
  const { session } = useWeb()
  const { mutateAsync: login } = useLoginSeller()
  const { proved, isProving } = useProved()
  const form = useForm({ email: '', password: '' }, async (typed, fail) => {
    const empty = Object.entries(typed).filter(([, value]) => value === '')
    if (empty.length > 0) return fail(Object.fromEntries(empty.map(([name]) => [name, reasonWords(lang, 'missing')])))
    const { 'access-token': token, shop, role } = await proved((proof) => login({ ...typed, email: typed.email.trim(), ...proof }))
    session.open(token, { shop, role })
  })
  return (
    <form noValidate aria-label={signIn.logIn} className={styles.form} onSubmit={form.submit}>
      <TextField {...form.field('email')} label={shared.signIn.email} type="email" inputMode="email" autoComplete="username" />
      <PasswordField
        {...form.field('password')}
        label={formWords.password}
        autoComplete="current-password"
        showLabel={formWords.show}
        hideLabel={formWords.hide}
      />
      {form.failure && <p role="alert">{form.failure}</p>}
      {isProving && <p role="status">{shared.signIn.proving}</p>}
      <Button type="submit" wide busy={form.busy}>
        {signIn.logIn}
      </Button>
    </form>
  )
}
