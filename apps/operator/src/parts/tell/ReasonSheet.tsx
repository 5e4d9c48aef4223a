import { Button, Sheet, TextArea, toasts } from '@plaza/design'
import { reasonWords, useForm } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useId } from 'react'
import { useWords } from '../../words/index.ts'
import styles from './Rows.module.css'

type Props = {
  title: string
  text: string
  label: string
  hint?: string
  keep: string
  done: string
  danger?: boolean
  onClose: () => void
  act: (reason: string) => Promise<unknown>
}
const shortest = 3

/** Asks for confirmation and for a reason, which is recorded in the audit log. */
export function ReasonSheet({ title, text, label, hint, keep, done, danger = false, onClose, act }: Props) {
  const { console: shared } = useWords()
  const { lang } = useReader()
  const formId = useId()
  const form = useForm({ reason: '' }, async ({ reason }, fail) => {
    if (reason.trim().length < shortest) return fail({ reason: reasonWords(lang, reason.trim() === '' ? 'missing' : 'too_short') })
    await act(reason)
    toasts.show(done)
    onClose()
  })
  return (
    <Sheet
      open
      size="narrow"
      onClose={onClose}
      title={title}
      closeLabel={shared.close}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            {keep}
          </Button>
          <Button type="submit" form={formId} busy={form.busy} {...(danger && { look: 'danger' as const })}>
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={form.submit}>
        <p>{text}</p>
        <TextArea
          label={label}
          maxLength={300}
          hint={hint}
          value={form.values.reason}
          error={form.errors.reason}
          onChange={({ target }) => form.set('reason', target.value)}
        />
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
    </Sheet>
  )
}
