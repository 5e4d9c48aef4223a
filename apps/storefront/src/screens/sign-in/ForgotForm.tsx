import { useGetStore, useResetPassword } from '@plaza/client'
import { Banner } from '@plaza/design'
import { reasonWords, useForm, passwordFaults, failureText } from '@plaza/web/form'
import { goInstead } from '@plaza/web/route'
import { useReader } from '../../mall/reader.ts'
import { hrefOf } from '../../paths.ts'
import { CodeField } from '../../parts/form/CodeField.tsx'
import { NewPasswordFields } from '../../parts/form/NewPasswordFields.tsx'
import { EmailField } from './EmailField.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import styles from './SignIn.module.css'
import { useSendingCode } from './use-sending-code.ts'
import { useSigningIn } from './use-signing-in.ts'
import { useSignInWords } from './words/index.ts'

/** Password reset: sends a code by email, then asks for the code and a new password. */
export function ForgotForm({ redirect }: { redirect: string | null }) {
  const { mutateAsync: resetPassword } = useResetPassword()
  const { lang } = useReader()
  const words = useSignInWords()
  const least = useGetStore('website_config').data?.password_min_length ?? 8
  const back: Record<string, string> = redirect ? { redirect } : {}
  const { withProof, isProving } = useSigningIn(() => {})
  const form = useForm({ email: '', code: '', password: '', confirm_password: '' }, async (typed, fail) => {
    const wrong = { ...(!/^\d{6}$/.test(typed.code) && { code: reasonWords(lang, 'code') }), ...passwordFaults(typed, least, lang, words) }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    try {
      await resetPassword({ ...typed, email: typed.email.trim() })
      goInstead(hrefOf('login', { changed: '1', ...back }))
    } catch (error) {
      const fault = failureText(error, words, lang, Date.now())
      if (!fault) throw error
      fail(fault.field ? { code: fault.text } : {}, fault.field ? undefined : fault.text)
    }
  })
  const sending = useSendingCode({ purpose: 'reset', withProof, form })
  return (
    <form noValidate className={styles.stack} onSubmit={form.submit}>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <EmailField form={form} />
      <CodeField {...form.field('code')} sending={sending} sentWords={words.codeSent} />
      <NewPasswordFields form={form} least={least} label={words.newPassword} />
      <SubmitRow busy={form.busy} isProving={isProving}>
        {words.saveNew}
      </SubmitRow>
      <p className={styles.ways}>
        <a href={hrefOf('login', back)}>{words.backToLogIn}</a>
      </p>
    </form>
  )
}
