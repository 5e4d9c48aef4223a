import { type StaffRole, staffRoles } from '@plaza/contract'
import { Button, RadioCards, Sheet, TextField, toasts } from '@plaza/design'
import { reasonWords, useForm } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useId } from 'react'
import { useInviteStaff } from '../../calls/staff.ts'
import { useWords } from '../../words/index.ts'
import { useStaffWords } from './words/index.ts'
import styles from './Staff.module.css'

/** Somebody is written to: as what they are to come, and what that lets them do. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const words = useStaffWords()
  const shared = useWords()
  const { lang } = useReader()
  const formId = useId()
  const { mutateAsync: invite } = useInviteStaff()
  const form = useForm({ email: '', role: 'support' }, async (typed, fail) => {
    const email = typed.email.trim()
    if (email === '') return fail({ email: reasonWords(lang, 'missing') })
    await invite({ email, role: typed.role as StaffRole })
    toasts.show(words.sent(email))
    onClose()
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.invite}
      closeLabel={shared.console.close}
      footer={
        <Button type="submit" form={formId} busy={form.busy}>
          {words.send}
        </Button>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        <TextField {...form.field('email')} label={shared.console.signIn.email} type="email" autoComplete="off" inputMode="email" />
        <RadioCards
          label={words.role}
          value={form.values.role}
          onChange={(role) => form.set('role', role)}
          cards={staffRoles.map((value) => ({ value, title: shared.roles[value], text: words.may[value] }))}
        />
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
