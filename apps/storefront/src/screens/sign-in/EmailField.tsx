import { TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { useSignInWords } from './words/index.ts'

type Props = {
  form: Pick<Form<Record<'email', string>>, 'field'>
  /** Called with the typed email. */
  onTyped?: (email: string) => void
  autoComplete?: string
}

export function EmailField({ form, onTyped, autoComplete = 'username' }: Props) {
  const words = useSignInWords()
  const field = form.field('email')
  return (
    <TextField
      {...field}
      label={words.email}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      onChange={(event) => {
        field.onChange(event)
        onTyped?.(event.target.value)
      }}
    />
  )
}
