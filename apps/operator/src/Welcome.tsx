import { useAnswer } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { type AnswerOf, acceptInvitation, openInvitation } from '@plaza/contract'
import { QrCode } from '@plaza/design/qr'
import { usePlace, useWeb } from '@plaza/web'
import { useForm } from '@plaza/web/form'
import { useTitle } from '@plaza/web/hooks'
import { useState } from 'react'
import { Field } from './Field.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { readable, when } from './words.ts'

type Invitation = AnswerOf<typeof openInvitation>

/** Where the link of an invitation leads: it is good once, and makes a member of the staff. */
export function Welcome() {
  useTitle('Invitation')
  const token = new URLSearchParams(usePlace().query).get('token') ?? ''
  const found = useAnswer(openInvitation, { token }, { tongue: 'any' })
  return (
    <main className="narrow">
      <h1>Join the staff</h1>
      {found.isPending && <p role="status">Loading…</p>}
      {found.isError && (
        <p role="alert">
          This link is good once and for a day, and it is not good any more. Ask for a new one. For the first operator, starting the mall
          again prints one.
        </p>
      )}
      {found.isSuccess && <Join token={token} invitation={found.data} />}
    </main>
  )
}

const fields = [
  { name: 'full_name', label: 'Full name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'E-mail', type: 'email', autoComplete: 'username' },
  { name: 'password', label: 'Password', type: 'password', autoComplete: 'new-password' },
  { name: 'confirm_password', label: 'Password again', type: 'password', autoComplete: 'new-password' },
  { name: 'code', label: 'Code of the authenticator', type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
] as const

function Join({ token, invitation }: { token: string; invitation: Invitation }) {
  const { session } = useWeb()
  const { mutateAsync: accept, isPending } = useChange(acceptInvitation)
  const [joined, setJoined] = useState<AnswerOf<typeof acceptInvitation>>()
  const blank = { full_name: '', email: invitation.email ?? '', password: '', confirm_password: '', code: '' }
  const form = useForm(blank, async (typed) => setJoined(await accept({ ...typed, token })))
  if (joined) return <RecoveryCodes codes={joined.recovery_codes} onKept={() => session.open(joined['access-token'], joined.operator)} />
  return (
    <>
      <p>
        You become <strong>{readable(invitation.role)}</strong>. The link is good until {when(invitation.expires_at)}.
      </p>
      <h2>Your second factor</h2>
      <p>Scan this with an authenticator, or type the secret into it; below it asks for the code that it shows.</p>
      <div className="qr">
        <QrCode text={invitation.totp.otpauth} label="The secret, to be scanned" />
      </div>
      <p>
        <code className="secret">{invitation.totp.secret}</code>
      </p>
      <form onSubmit={form.submit} noValidate>
        {fields.map(({ name, ...rest }) => {
          const { error, ...field } = form.field(name)
          return <Field key={name} fault={error} readOnly={name === 'email' && invitation.email !== null} {...rest} {...field} />
        })}
        {form.failure && <p role="alert">{form.failure}</p>}
        <button type="submit" className="main" disabled={isPending}>
          Join
        </button>
      </form>
    </>
  )
}
