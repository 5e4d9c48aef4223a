import { CardForm, InvitationPage, PasswordInput } from '@plaza/console/sign-in'
import type { AnswerOf, acceptInvitation, openInvitation } from '@plaza/contract'
import { IconShieldCheck, TextField } from '@plaza/design'
import { QrCode } from '@plaza/design/qr'
import { useWeb } from '@plaza/web'
import { useForm, useFormWords } from '@plaza/web/form'
import { changeQuery } from '@plaza/web/route'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useAcceptInvitation, useOpenInvitation } from '../calls/staff.ts'
import { RecoveryCodes } from '../parts/RecoveryCodes.tsx'
import { hrefOf } from '../paths.ts'
import { useWords } from '../words/index.ts'
import styles from './Welcome.module.css'

type Invitation = AnswerOf<typeof openInvitation>

/** Page behind an invitation link. The link works once. It creates a staff account, or restores the access of an existing one. */
export function Welcome({ token }: { token: string }) {
  const { welcome } = useWords()
  const found = useOpenInvitation(token)
  const title = found.data?.full_name ? welcome.restore.title : welcome.title
  return (
    <InvitationPage icon={IconShieldCheck} title={title} found={found} over={welcome.over}>
      {(invitation) => <Join token={token} invitation={invitation} />}
    </InvitationPage>
  )
}

function Join({ token, invitation }: { token: string; invitation: Invitation }) {
  const { session } = useWeb()
  const [joined, setJoined] = useState<AnswerOf<typeof acceptInvitation>>()
  if (!joined) return <JoinForm token={token} invitation={invitation} onJoined={setJoined} />
  const enter = () => {
    changeQuery(hrefOf('overview'))
    session.open(joined['access-token'], joined.operator)
  }
  return <RecoveryCodes codes={joined.recovery_codes} onSaved={enter} />
}

type FormProps = { token: string; invitation: Invitation; onJoined: (joined: AnswerOf<typeof acceptInvitation>) => void }

/** Form for name, password and the first code of the authenticator. The code proves that the authenticator is set up. */
function JoinForm({ token, invitation: { role, email, full_name: name, expires_at: until, totp }, onJoined }: FormProps) {
  const { welcome, roles, signIn, console: shared } = useWords()
  const formWords = useFormWords()
  const { lang } = useReader()
  const { mutateAsync: accept } = useAcceptInvitation()
  const blank = { full_name: name ?? '', email: email ?? '', password: '', confirm_password: '', code: '' }
  const form = useForm(blank, async (typed) => onJoined(await accept({ ...typed, token })))
  const submit = name === null ? welcome.join : welcome.restore.submit
  const expires = momentOf(until, lang)
  return (
    <>
      <p>{name === null ? welcome.text({ role: roles[role], until: expires }) : welcome.restore.text({ name, until: expires })}</p>
      <CardForm label={submit} form={form} submit={submit}>
        {name === null && <TextField {...form.field('full_name')} label={welcome.name} autoComplete="name" />}
        <TextField {...form.field('email')} label={shared.signIn.email} type="email" readOnly={email !== null} autoComplete="username" />
        <PasswordInput {...form.field('password')} label={formWords.newPassword} hint={welcome.passwordHint} autoComplete="new-password" />
        <PasswordInput {...form.field('confirm_password')} label={formWords.confirm} autoComplete="new-password" />
        <h2 className={styles.part}>{welcome.factor}</h2>
        <p>{welcome.factorText}</p>
        <div className={styles.qr}>
          <QrCode text={totp.otpauth} label={welcome.qr} />
          <code className={styles.secret}>{totp.secret}</code>
        </div>
        <TextField {...form.field('code')} label={signIn.code} inputMode="numeric" maxLength={6} autoComplete="one-time-code" />
      </CardForm>
    </>
  )
}
