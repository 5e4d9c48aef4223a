import { Button, RadioCards, Sheet, TextField, toasts } from '@plaza/design'
import { reasonWords, useForm } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { type ReactNode, useId } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './Staff.module.css'

type Props<Role extends string> = {
  words: { invite: string; role: string; send: string; sent: (email: string) => string; may: Readonly<Record<Role, string>> }
  roles: readonly Role[]
  roleNames: Readonly<Record<Role, string>>
  /** The role that is chosen when the sheet opens. */
  firstRole: Role
  invite: (invitation: { email: string; role: Role }) => Promise<unknown>
  /** The error of the email field, if the refusal is about that field. */
  faultOfEmail?: (error: unknown) => string | undefined
  /** Renders an error that concerns the whole form. */
  failure?: (text: string) => ReactNode
  onClose: () => void
}

const asAlert = (text: string) => <p role="alert">{text}</p>

/** Invites a person by email. Each role shows its permissions. */
export function InviteSheet<Role extends string>({
  words,
  roles,
  roleNames,
  firstRole,
  invite,
  faultOfEmail = () => undefined,
  failure = asAlert,
  onClose,
}: Props<Role>) {
  const { close, signIn } = useConsoleWords()
  const { lang } = useReader()
  const formId = useId()
  const form = useForm({ email: '', role: firstRole as string }, async (typed, fail) => {
    const email = typed.email.trim()
    if (email === '') return fail({ email: reasonWords(lang, 'missing') })
    try {
      await invite({ email, role: typed.role as Role })
    } catch (error) {
      const fault = faultOfEmail(error)
      if (fault === undefined) throw error
      return fail({ email: fault })
    }
    toasts.show(words.sent(email))
    onClose()
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.invite}
      closeLabel={close}
      footer={
        <Button type="submit" form={formId} busy={form.busy}>
          {words.send}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        <TextField {...form.field('email')} label={signIn.email} type="email" autoComplete="off" inputMode="email" />
        <RadioCards
          label={words.role}
          value={form.values.role}
          onChange={(role) => form.set('role', role)}
          cards={roles.map((value) => ({ value, title: roleNames[value], text: words.may[value] }))}
        />
        {form.failure && failure(form.failure)}
      </form>
    </Sheet>
  )
}
