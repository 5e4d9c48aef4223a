import { TextField } from '@plaza/design'
import { type Form, useFormWords } from '@plaza/web/form'
import { useConsoleWords } from '../words/use-console-words.ts'
import { PasswordInput } from './PasswordInput.tsx'

/** Email and password fields for a person with an account. */
export function Credentials({ form }: { form: Pick<Form<{ email: string; password: string }>, 'field'> }) {
  const { email } = useConsoleWords().signIn
  const { password } = useFormWords()
  return (
    <>
      <TextField {...form.field('email')} label={email} type="email" inputMode="email" autoComplete="username" />
      <PasswordInput {...form.field('password')} label={password} autoComplete="current-password" />
    </>
  )
}
