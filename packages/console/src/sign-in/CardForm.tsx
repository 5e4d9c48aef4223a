import { Button } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import type { ReactNode } from 'react'
import styles from './SignIn.module.css'

type Props = {
  /** Accessible name of the form. */
  label: string
  form: Pick<Form<Record<string, string>>, 'failure' | 'busy' | 'submit'>
  submit: string
  /** Progress text that is shown while the person waits. */
  status?: string | undefined
  /** Another way to sign in, below the button. */
  below?: ReactNode
  children: ReactNode
}

/** The form of a sign-in page: fields, error, and one wide button. */
export function CardForm({ label, form, submit, status, below, children }: Props) {
  return (
    <form noValidate aria-label={label} className={styles.form} onSubmit={form.submit}>
      {children}
      {form.failure && <p role="alert">{form.failure}</p>}
      {status && <p role="status">{status}</p>}
      <Button type="submit" wide busy={form.busy}>
        {submit}
      </Button>
      {below}
    </form>
  )
}
