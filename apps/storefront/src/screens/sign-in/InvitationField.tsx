import { TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import styles from './SignIn.module.css'
import { useSignInWords } from './words/index.ts'

type Props = { form: Pick<Form<Record<'invitation_code', string>>, 'field'>; invited: boolean }

/** Open for who came by an invitation, or typed one that is nobody's. */
export function InvitationField({ form, invited }: Props) {
  const words = useSignInWords()
  const field = form.field('invitation_code')
  return (
    <details open={invited || field.error !== undefined} className={styles.more}>
      <summary>{words.haveCode}</summary>
      <TextField
        {...field}
        label={words.invitation}
        note={words.optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
    </details>
  )
}
