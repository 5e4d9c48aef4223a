import { isCallFailure, useUpdateUser } from '@plaza/client'
import { Banner, Button, PasswordField, TextField, toasts } from '@plaza/design'
import { useDemoPassword } from '@plaza/web/demo'
import { reasonWords, failureText, useForm, useOwnCode, useFormWords, useUnsaved } from '@plaza/web/form'
import { useReader } from '../../mall/reader.ts'
import { CodeField } from '../../parts/form/CodeField.tsx'
import type { SectionProps } from './section-props.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text)
const empty = { email: '', old_password: '', code: '', new_email_code: '' }

/** Changes the email address. Requires the password, and a code sent to both the old and the new address. */
export function EmailForm({ user, onDone }: SectionProps & { onDone: () => void }) {
  const { lang } = useReader()
  const words = useSettingsWords()
  const formWords = useFormWords()
  const demoPassword = useDemoPassword(user.email)
  const { mutateAsync: updateUser, reasonOf } = useUpdateUser()
  const form = useForm(empty, async (typed, fail) => {
    const email = typed.email.trim()
    const missing = reasonWords(lang, 'missing')
    const wrong = {
      ...(!isEmail(email) && { email: reasonWords(lang, email === '' ? 'missing' : 'email') }),
      ...(email.toLowerCase() === user.email.toLowerCase() && { email: words.sameEmail }),
      ...(typed.old_password === '' && { old_password: missing }),
      ...(!/^\d{6}$/.test(typed.code) && { code: reasonWords(lang, 'code') }),
      ...(!/^\d{6}$/.test(typed.new_email_code) && { new_email_code: reasonWords(lang, 'code') }),
    }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    try {
      await updateUser({ ...typed, email })
      toasts.show(words.emailChanged)
      onDone()
    } catch (error) {
      if (reasonOf(error) === 'email_exists') return fail({ email: words.emailTaken })
      const fault = failureText(error, formWords, lang, Date.now())
      if (!fault) throw error
      const { field } = ((isCallFailure(error) && error.data) || {}) as { field?: 'code' | 'new_email_code' }
      fail(fault.field ? { [field ?? 'code']: fault.text } : {}, fault.field ? undefined : fault.text)
    }
  })
  useUnsaved(Object.values(form.values).some((value) => value !== ''))
  const onFailed = (said: string) => form.fail({}, said)
  const fromOld = useOwnCode({ purpose: 'change_email', target: () => ({ email: user.email }), onFailed })
  const newAddress = () => {
    const email = form.values.email.trim()
    if (isEmail(email)) return { email }
    form.fail({ email: reasonWords(lang, email === '' ? 'missing' : 'email') })
    return undefined
  }
  const fromNew = useOwnCode({ purpose: 'change_email', target: newAddress, onFailed })
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <p className={styles.text}>{words.emailText}</p>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <TextField
        {...form.field('email')}
        label={words.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <CodeField {...form.field('new_email_code')} label={words.codeNew} sending={fromNew} />
      <CodeField {...form.field('code')} label={words.codeOld(user.email)} sending={fromOld} />
      <PasswordField
        {...form.field('old_password')}
        label={words.present}
        hint={demoPassword}
        autoComplete="current-password"
        showLabel={formWords.show}
        hideLabel={formWords.hide}
      />
      <Button type="submit" busy={form.busy}>
        {words.changeEmail}
      </Button>
    </form>
  )
}
