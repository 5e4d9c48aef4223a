import { useUpdateUser } from '@plaza/client'
import { Banner, Button, TextField, toasts } from '@plaza/design'
import { reasonWords, useForm, useUnsaved } from '@plaza/web/form'
import { useReader } from '../../mall/reader.ts'
import { PhotoField } from './PhotoField.tsx'
import type { SectionProps } from './section-props.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

/** The customer's photo, name and phone. */
export function ProfileSection({ user }: SectionProps) {
  const { lang } = useReader()
  const words = useSettingsWords()
  const { mutateAsync: updateUser } = useUpdateUser()
  const form = useForm({ name: user.full_name, phone: user.phone }, async ({ name, phone }, fail) => {
    const wrong = {
      ...(name.trim() === '' && { name: reasonWords(lang, 'missing') }),
      ...(phone.trim() !== '' && !/^\+?[0-9][0-9 ()-]{4,22}$/.test(phone.trim()) && { phone: reasonWords(lang, 'phone') }),
    }
    if (Object.keys(wrong).length > 0) return fail(wrong)
    await updateUser({ name: name.trim(), phone: phone.trim() })
    toasts.show(words.saved)
  })
  useUnsaved(form.values.name.trim() !== user.full_name || form.values.phone.trim() !== user.phone)
  return (
    <div className={styles.form}>
      <PhotoField user={user} />
      <form noValidate className={styles.form} onSubmit={form.submit}>
        {form.failure && <Banner tone="danger">{form.failure}</Banner>}
        <TextField {...form.field('name')} label={words.name} autoComplete="name" maxLength={120} />
        <TextField
          {...form.field('phone')}
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={24}
        />
        <Button type="submit" busy={form.busy}>
          {words.save}
        </Button>
      </form>
    </div>
  )
}
