import type { AnswerOf, acceptInvitation, openInvitation } from '@plaza/contract'
import { Button, Icon, IconShieldCheck, LinesSkeleton, PasswordField, TextField } from '@plaza/design'
import { QrCode } from '@plaza/design/qr'
import { useWeb } from '@plaza/web'
import { useForm, useFormWords } from '@plaza/web/form'
import { useTitle } from '@plaza/web/hooks'
import { changeQuery } from '@plaza/web/place'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useAcceptInvitation, useOpenInvitation } from '../calls/staff.ts'
import { RecoveryCodes } from '../parts/RecoveryCodes.tsx'
import { hrefOf } from '../paths.ts'
import { useWords } from '../words/index.ts'
import styles from './SignIn.module.css'

type Invitation = AnswerOf<typeof openInvitation>

/** Where the link of an invitation leads: it is good once, and makes a member of the staff. */
export function Welcome({ token }: { token: string }) {
  const { welcome } = useWords()
  useTitle(welcome.title)
  const found = useOpenInvitation(token)
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <span className={styles.mark}>
          <Icon of={IconShieldCheck} size={28} />
        </span>
        <h1 className={styles.title}>{welcome.title}</h1>
        {found.isPending && <LinesSkeleton lines={4} />}
        {found.isError && <p role="alert">{welcome.over}</p>}
        {found.data && <Join token={token} invitation={found.data} />}
      </div>
    </main>
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
  return <RecoveryCodes codes={joined.recovery_codes} onKept={enter} />
}

type FormProps = { token: string; invitation: Invitation; onJoined: (joined: AnswerOf<typeof acceptInvitation>) => void }

/** Name, password and the proof that an authenticator has learnt the secret. */
function JoinForm({ token, invitation: { role, email, expires_at: until, totp }, onJoined }: FormProps) {
  const { welcome, roles, signIn, console: shared } = useWords()
  const formWords = useFormWords()
  const { lang } = useReader()
  const { mutateAsync: accept } = useAcceptInvitation()
  const blank = { full_name: '', email: email ?? '', password: '', confirm_password: '', code: '' }
  const form = useForm(blank, async (typed) => onJoined(await accept({ ...typed, token })))
  const password = { showLabel: formWords.show, hideLabel: formWords.hide, autoComplete: 'new-password' as const }
  return (
    <>
      <p>{welcome.text({ role: roles[role], until: momentOf(until, lang) })}</p>
      <form noValidate aria-label={welcome.join} className={styles.form} onSubmit={form.submit}>
        <TextField {...form.field('full_name')} label={welcome.name} autoComplete="name" />
        <TextField {...form.field('email')} label={shared.signIn.email} type="email" readOnly={email !== null} autoComplete="username" />
        <PasswordField {...form.field('password')} {...password} label={formWords.newPassword} hint={welcome.passwordHint} />
        <PasswordField {...form.field('confirm_password')} {...password} label={formWords.confirm} />
        <h2 className={styles.part}>{welcome.factor}</h2>
        <p>{welcome.factorText}</p>
        <div className={styles.qr}>
          <QrCode text={totp.otpauth} label={welcome.qr} />
          <code className={styles.secret}>{totp.secret}</code>
        </div>
        <TextField {...form.field('code')} label={signIn.code} inputMode="numeric" maxLength={6} autoComplete="one-time-code" />
        {form.failure && <p role="alert">{form.failure}</p>}
        <Button type="submit" wide busy={form.busy}>
          {welcome.join}
        </Button>
      </form>
    </>
  )
}
