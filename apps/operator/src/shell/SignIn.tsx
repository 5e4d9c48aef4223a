import { mallAddress } from '@plaza/console'
import { CardForm, Credentials, type DemoAccount, DemoAccounts, SignInPage, useCaptcha } from '@plaza/console/sign-in'
import { type Operator, type StaffRole, loginOperator } from '@plaza/contract'
import { Button, ButtonLink, IconShieldCheck, TextField } from '@plaza/design'
import { useSession, useWeb } from '@plaza/web'
import { reasonWords, useForm } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useLoginOperator } from '../calls/staff.ts'
import { useWords } from '../words/index.ts'

/**
 * Password and second factor. A recovery code replaces a lost authenticator. The page always says that it is for staff: a refusal that said so would
 * tell a stranger which addresses are those of staff.
 */
export function SignIn() {
  const { signIn, console: shared } = useWords()
  const { endedBy } = useSession<Operator>()
  return (
    <SignInPage icon={IconShieldCheck} title={signIn.title} alert={endedBy ? signIn.ended : undefined}>
      <SignInForm />
      <p>{signIn.onlyStaff}</p>
      <ButtonLink href={mallAddress('operator')} look="outline" wide>
        {shared.account.toMall}
      </ButtonLink>
    </SignInPage>
  )
}

const prefix = 'operator_'
const isStaff = (role: string) => role.startsWith(prefix)
const roleIn = (role: string) => role.slice(prefix.length) as StaffRole

function SignInForm() {
  const { signIn, roles, console: shared } = useWords()
  const { lang } = useReader()
  const { session } = useWeb()
  const { mutateAsync: login } = useLoginOperator()
  const { withCaptcha, isProving } = useCaptcha(loginOperator)
  const [isByRecovery, setIsByRecovery] = useState(false)
  const factor = isByRecovery ? 'recovery_code' : 'code'
  const form = useForm({ email: '', password: '', code: '', recovery_code: '' }, async (typed, fail) => {
    const wanted = ['email', 'password', factor] as const
    const empty = wanted.filter((name) => typed[name].trim() === '')
    if (empty.length > 0) return fail(Object.fromEntries(empty.map((name) => [name, reasonWords(lang, 'missing')])))
    const sent = { email: typed.email.trim(), password: typed.password, [factor]: typed[factor].trim() }
    const { 'access-token': token, operator } = await withCaptcha((proof) => login({ ...sent, ...proof }))
    session.open(token, operator)
  })
  const roleOf = ({ role }: DemoAccount) => (isStaff(role) ? roles[roleIn(role)] : undefined)
  const fill = ({ email, password, totp }: DemoAccount) => {
    setIsByRecovery(false)
    form.set('email', email)
    form.set('password', password)
    form.set('code', totp?.code ?? '')
  }
  const other = (
    <Button look="link" onClick={() => setIsByRecovery(!isByRecovery)}>
      {isByRecovery ? signIn.byCode : signIn.byRecovery}
    </Button>
  )
  return (
    <>
      <CardForm label={signIn.title} form={form} submit={signIn.logIn} status={isProving ? shared.signIn.proving : undefined} below={other}>
        <Credentials form={form} />
        {isByRecovery ? (
          <TextField key="recovery" {...form.field('recovery_code')} label={signIn.recoveryCode} autoComplete="off" />
        ) : (
          <TextField
            key="code"
            {...form.field('code')}
            label={signIn.code}
            inputMode="numeric"
            maxLength={6}
            autoComplete="one-time-code"
          />
        )}
      </CardForm>
      <DemoAccounts roleOf={roleOf} onPick={fill} />
    </>
  )
}
