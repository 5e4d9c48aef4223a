import { useChange } from '@plaza/client/changing'
import { loginOperator } from '@plaza/contract'
import { useWeb } from '@plaza/web'
import { useForm } from '@plaza/web/form'
import { Field } from './Field.tsx'

const fields = [
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
  { name: 'code', label: 'Code of the authenticator', type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
] as const

/** Password and second factor. */
export function SignIn() {
  const { session } = useWeb()
  const { mutateAsync: enter, isPending } = useChange(loginOperator)
  const form = useForm({ email: '', password: '', code: '' }, async (typed) => {
    const { 'access-token': token, operator } = await enter(typed)
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
