import { useLoginByCode } from '@plaza/client'
import { Banner } from '@plaza/design'
import { reasonWords, useForm, failureText } from '@plaza/web/form'
import { useReader } from '../../mall/reader.ts'
import { CodeField } from '../../parts/form/CodeField.tsx'
import type { LoginFormProps } from './PasswordForm.tsx'
import { EmailField } from './EmailField.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import styles from './SignIn.module.css'
import { useSendingCode } from './use-sending-code.ts'
import { useSigningIn } from './use-signing-in.ts'
import { useSignInWords } from './words/index.ts'

export function CodeForm({ email, onEmail, onDone }: LoginFormProps) {
  const { mutateAsync: loginByCode } = useLoginByCode()
  const { lang } = useReader()
  const words = useSignInWords()
  const { signIn, withProof, isProving } = useSigningIn(onDone)
  const form = useForm({ email, code: '' }, async ({ email: to, code }, fail) => {
    if (!/^\d{6}$/.test(code)) return fail({ code: reasonWords(lang, 'code') })
    try {
      await signIn(() => loginByCode({ email: to.trim(), code }))
    } catch (error) {
      const fault = failureText(error, words, lang, Date.now())
      if (!fault) throw error
      fail(fault.field ? { code: fault.text } : {}, fault.field ? undefined : fault.text)
    }
  })
  const sending = useSendingCode({ purpose: 'login', withProof, form })
  return (
    <form noValidate className={styles.stack} onSubmit={form.submit}>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <EmailField form={form} onTyped={onEmail} />
      <CodeField {...form.field('code')} sending={sending} sentWords={words.codeSent} />
      <SubmitRow busy={form.busy} isProving={isProving}>
        {words.logIn}
      </SubmitRow>
    </form>
  )
}
