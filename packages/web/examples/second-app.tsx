import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type Operator, getOperator, listStaff, loginOperator } from '@plaza/contract'
import { type Web, Reading, WebProvider, openWeb, useSession, useWeb } from '@plaza/web'
import { useForm } from '@plaza/web/form'

const names = { token: 'desk.token', user: 'desk.user', lang: 'desk.lang', cur: 'desk.cur', theme: 'desk.theme' }
const words = {
  common: { requestFailed: 'That did not work.', networkFailed: 'There is no connection.', unreachable: 'The mall is not answering.' },
}
const isUser = (value: unknown): value is Operator => typeof value === 'object' && value !== null && 'role' in value

/** Example of a second, minimal app of the mall: a staff console. */
export const openDesk = (fetch: typeof globalThis.fetch) => openWeb({ audience: 'operator', self: getOperator, names, isUser, fetch })

export function Desk({ web }: { web: Web<Operator> }) {
  return (
    <WebProvider web={web}>
      <Reading words={words}>
        <StaffGate />
      </Reading>
    </WebProvider>
  )
}

const StaffGate = () => (useSession<Operator>().token === null ? <SignIn /> : <Staff />)

function SignIn() {
  const { session } = useWeb()
  const { mutateAsync: enter } = useChange(loginOperator)
  const form = useForm({ email: '', password: '', code: '' }, async (typed) => {
    const { 'access-token': token, operator } = await enter(typed)
    session.open(token, operator)
  })
  return (
    <form aria-label="Sign in" onSubmit={form.submit}>
      {(['email', 'password', 'code'] as const).map((name) => {
        const { error, ...field } = form.field(name)
        return <input key={name} aria-label={name} aria-invalid={error !== undefined} {...field} />
      })}
      <button type="submit">Sign in</button>
      {form.failure && <p role="alert">{form.failure}</p>}
    </form>
  )
}

function Staff() {
  const people = useAnswer(listStaff, {}).data?.list ?? []
  return (
    <ul aria-label={useSession<Operator>().user?.full_name}>
      {people.map(({ id, full_name }) => (
        <li key={id}>{full_name}</li>
      ))}
    </ul>
  )
}
