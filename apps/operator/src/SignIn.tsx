import { reasonOf } from '@plaza/client'
import { useChange } from '@plaza/client/changing'
import { getCaptcha, loginOperator } from '@plaza/contract'
import { useWeb } from '@plaza/web'
import { useForm } from '@plaza/web/form'
import { proveWork } from '@plaza/web/session'
import { Field } from './Field.tsx'

const fields = [
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
  { name: 'code', label: 'Code of the authenticator', type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
] as const

/** Password and second factor; after guesses the desk works out a proof that it is no machine that tries thousands. */
export function SignIn() {
  const { session } = useWeb()
  const { mutateAsync: enter, isPending } = useChange(loginOperator)
  const { mutateAsync: challenge } = useChange(getCaptcha)
  const form = useForm({ email: '', password: '', code: '' }, async (typed) => {
    const entered = await enter(typed).catch(async (error: unknown) => {
      if (reasonOf(error, loginOperator) !== 'captcha_needed') throw error
      return enter({ ...typed, captcha: await proveWork(await challenge({})) })
    })
    const { 'access-token': token, operator } = entered
    session.open(token, operator)
  })
  return (
    <main className="narrow">
      <h1>Staff sign-in</h1>
      <form onSubmit={form.submit} noValidate>
        {fields.map(({ name, ...rest }) => {
          const { error, ...field } = form.field(name)
          return <Field key={name} fault={error} {...rest} {...field} />
        })}
        {form.failure && <p role="alert">{form.failure}</p>}
        <button type="submit" className="main" disabled={isPending}>
          Sign in
        </button>
      </form>
    </main>
  )
}
