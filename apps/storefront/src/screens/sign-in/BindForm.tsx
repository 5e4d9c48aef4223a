import { Banner, Button, PasswordField } from '@plaza/design'
import { reasonWords, failureText, useForm } from '@plaza/web/form'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { CodeField } from '../../parts/form/CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import styles from './SignIn.module.css'
import { type BindFormProps, useBinding } from './use-binding.ts'
import { useSendingCode } from './use-sending-code.ts'
import { useSignInWords } from './words/index.ts'

/** Links an existing account to the platform login. The customer proves ownership by the account's password or by a code sent by email. */
export function BindForm(props: BindFormProps) {
  const { lang } = useReader()
  const words = useSignInWords()
  const { bind, withProof, isProving } = useBinding(props)
  const [byCode, setByCode] = useState(false)
  const form = useForm({ email: props.newcomer.profile.email ?? '', password: '', code: '' }, async ({ email, password, code }, fail) => {
    const missing = reasonWords(lang, 'missing')
    const wrong = {
      ...(email.trim() === '' && { email: missing }),
      ...(!byCode && password === '' && { password: missing }),
      ...(byCode && !/^\d{6}$/.test(code) && { code: reasonWords(lang, 'code') }),
    }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    try {
      await bind({ email: email.trim(), ...(byCode ? { code } : { password }) })
    } catch (error) {
      const fault = failureText(error, words, lang, Date.now())
      if (!fault) throw error
      fail(fault.field ? { code: fault.text } : {}, fault.field ? undefined : fault.text)
    }
  })
  const sending = useSendingCode({ purpose: 'bind', withProof, form })
  return (
    <form noValidate className={styles.stack} onSubmit={form.submit}>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <EmailField form={form} />
      {byCode ? (
        <CodeField {...form.field('code')} sending={sending} sentWords={words.codeSent} />
      ) : (
        <PasswordField
          {...form.field('password')}
          label={words.password}
          autoComplete="current-password"
          showLabel={words.show}
          hideLabel={words.hide}
        />
      )}
      <SubmitRow busy={form.busy} isProving={isProving}>
        {words.social.connect}
      </SubmitRow>
      <Button look="link" onClick={() => setByCode(!byCode)}>
        {byCode ? words.social.passwordInstead : words.social.codeInstead}
      </Button>
    </form>
  )
}
