import { useGetStore, useRegister } from '@plaza/client'
import { Banner, TextField } from '@plaza/design'
import { useForm, passwordFaults, failureText } from '@plaza/web/form'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { NewPasswordFields } from '../../parts/form/NewPasswordFields.tsx'
import { EmailField } from './EmailField.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { AgreementBox } from './AgreementBox.tsx'
import { InvitationField } from './InvitationField.tsx'
import { newcomerFaults } from './newcomer-faults.ts'
import styles from './SignIn.module.css'
import { useSigningIn } from './use-signing-in.ts'
import { useSignInWords } from './words/index.ts'

type Props = { code: string; redirect: string | null; onDone: () => void }

export function RegisterForm({ code, redirect, onDone }: Props) {
  const { mutateAsync: register, reasonOf } = useRegister()
  const { lang } = useReader()
  const words = useSignInWords()
  const least = useGetStore('website_config').data?.password_min_length ?? 8
  const { signIn, isProving } = useSigningIn(onDone)
  const [isTaken, setTaken] = useState(false)
  const back: Record<string, string> = redirect ? { redirect } : {}
  const start = { full_name: '', email: '', password: '', confirm_password: '', invitation_code: code, agreement: '0' }
  const form = useForm(start, async (typed, fail) => {
    setTaken(false)
    const wrong = {
      ...newcomerFaults(typed, lang, words.mustAgree),
      ...passwordFaults(typed, least, lang, words),
    }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    try {
      await signIn((captcha) => register({ ...typed, agreement: '1', email: typed.email.trim(), ...(captcha && { captcha }) }))
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'email_exists' || reason === 'email_taken_meanwhile') {
        setTaken(true)
        return fail({ email: words.taken })
      }
      const fault = failureText(error, words, lang, Date.now())
      if (!fault) throw error
      fail({}, fault.text)
    }
  })
  return (
    <form noValidate className={styles.stack} onSubmit={form.submit}>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <TextField {...form.field('full_name')} label={words.fullName} autoComplete="name" maxLength={120} />
      <EmailField form={form} />
      {isTaken && (
        <p className={styles.ways}>
          <a href={hrefOf('login', back)}>{words.logInInstead}</a>
          <a href={hrefOf('login', { forgot: '1', ...back })}>{words.forgot}</a>
        </p>
      )}
      <NewPasswordFields form={form} least={least} />
      <InvitationField form={form} invited={code !== ''} />
      <AgreementBox form={form} />
      <SubmitRow busy={form.busy} isProving={isProving}>
        {words.create}
      </SubmitRow>
      <p className={styles.ways}>
        <span>
          {words.haveAccount} <a href={hrefOf('login', back)}>{words.logIn}</a>
        </span>
      </p>
    </form>
  )
}
