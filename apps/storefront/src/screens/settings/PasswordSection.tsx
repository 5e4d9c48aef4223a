import { useGetStore, useUpdateUser } from '@plaza/client'
import { Banner, Button, PasswordField, toasts } from '@plaza/design'
import { useDemoPassword } from '@plaza/web/demo'
import { passwordFaults, reasonWords, failureText, useForm, useFormWords, useUnsaved } from '@plaza/web/form'
import { useReader } from '../../mall/reader.ts'
import { NewPasswordFields } from '../../parts/form/NewPasswordFields.tsx'
import type { SectionProps } from './section-props.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

const empty = { old_password: '', password: '', confirm_password: '' }

/** Changes the password, which ends every other session. */
export function PasswordSection({ user }: SectionProps) {
  const { lang } = useReader()
  const words = useSettingsWords()
  const formWords = useFormWords()
  const least = useGetStore('website_config').data?.password_min_length ?? 8
  const { mutateAsync: updateUser } = useUpdateUser()
  const form = useForm(empty, async (typed, fail, clear) => {
    const wrong = {
      ...(typed.old_password === '' && { old_password: reasonWords(lang, 'missing') }),
      ...passwordFaults(typed, least, lang, formWords),
    }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    try {
      await updateUser(typed)
      clear()
      toasts.show(words.passwordChanged)
    } catch (error) {
      const fault = failureText(error, formWords, lang, Date.now())
      if (!fault) throw error
      fail({}, fault.text)
    }
  })
  useUnsaved(Object.values(form.values).some((value) => value !== ''))
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      <p className={styles.text}>{words.passwordText}</p>
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      {/* Password managers read the username from this hidden field. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField
        {...form.field('old_password')}
        label={words.present}
        hint={useDemoPassword(user.email)}
        autoComplete="current-password"
        showLabel={formWords.show}
        hideLabel={formWords.hide}
      />
      <NewPasswordFields form={form} least={least} label={formWords.newPassword} />
      <Button type="submit" busy={form.busy}>
        {words.changePassword}
      </Button>
    </form>
  )
}
