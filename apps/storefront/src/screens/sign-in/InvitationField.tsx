import { useGetInvitation } from '@plaza/client'
import { TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { useState } from 'react'
import styles from './SignIn.module.css'
import { useSignInWords } from './words/index.ts'

type Props = { form: Pick<Form<Record<'invitation_code', string>>, 'field'>; invited: boolean }

/** Field for an invitation code. It is expanded for a user who came by an invitation or typed an unknown code. Shows the inviter for a valid code. */
export function InvitationField({ form, invited }: Props) {
  const words = useSignInWords()
  const field = form.field('invitation_code')
  const [code, ask] = useState(field.value)
  const isWorthAsking = code.trim().length >= 4
  const { data: inviter, error } = useGetInvitation({ code: code.trim() }, { enabled: isWorthAsking })
  const isHere = isWorthAsking && code === field.value
  const isUnknown = isHere && error?.reason === 'invitation_unknown'
  return (
    <details open={invited || field.error !== undefined} className={styles.more}>
      <summary>{words.haveCode}</summary>
      <TextField
        {...field}
        label={words.invitation}
        note={words.optional}
        error={field.error ?? (isUnknown ? words.invitationUnknown : undefined)}
        hint={isHere && inviter ? words.invitedBy(inviter.name) : undefined}
        fine={isHere && inviter !== undefined}
        onBlur={() => ask(field.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
    </details>
  )
}
