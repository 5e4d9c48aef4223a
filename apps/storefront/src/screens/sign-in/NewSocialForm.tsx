import { Banner, TextField } from '@plaza/design'
import { failureText, useForm } from '@plaza/web/form'
import { useState } from 'react'
import { invitation } from '../../mall/invitation.ts'
import { useReader } from '../../mall/reader.ts'
import { EmailField } from './EmailField.tsx'
import { InvitationField } from './InvitationField.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { AgreementBox } from './AgreementBox.tsx'
import { newcomerFaults } from './newcomer-faults.ts'
import styles from './SignIn.module.css'
import { type BindFormProps, useBinding } from './use-binding.ts'
import { useSignInWords } from './words/index.ts'

/** Form for a new account, prefilled with data from the platform. The account logs in through the platform, so it needs no password. */
export function NewSocialForm(props: BindFormProps) {
  const { lang } = useReader()
  const words = useSignInWords()
  const { bind, isProving, reasonOf } = useBinding(props)
  const { profile } = props.newcomer
  const [code] = useState(() => invitation.read().code)
  const start = { full_name: profile.full_name, email: profile.email ?? '', invitation_code: code, agreement: '0' }
  const form = useForm(start, async ({ full_name, email, invitation_code, agreement }, fail) => {
    const wrong = {
      ...newcomerFaults({ full_name, email, agreement }, lang, words.mustAgree),
    }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    try {
      await bind({ register: '1', full_name, email: email.trim(), agreement: '1', ...(invitation_code && { invitation_code }) })
    } catch (error) {
      if (reasonOf(error) === 'email_taken') return fail({ email: words.taken })
      const fault = failureText(error, words, lang, Date.now())
      if (!fault) throw error
      fail({}, fault.text)
    }
  })
  return (
    <form noValidate className={styles.stack} onSubmit={form.submit}>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <TextField {...form.field('full_name')} label={words.fullName} autoComplete="name" maxLength={120} />
      <EmailField form={form} autoComplete="email" />
      <InvitationField form={form} invited={code !== ''} />
      <AgreementBox form={form} />
      <SubmitRow busy={form.busy} isProving={isProving}>
        {words.create}
      </SubmitRow>
    </form>
  )
}
