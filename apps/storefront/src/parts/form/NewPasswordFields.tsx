import { PasswordField } from '@plaza/design'
import { type Form, useFormWords } from '@plaza/web/form'

type Props = { form: Pick<Form<Record<'password' | 'confirm_password', string>>, 'field' | 'values'>; least: number; label?: string }

/** A new password and its repetition. Length and match are checked while typing. */
export function NewPasswordFields({ form, least, label }: Props) {
  const words = useFormWords()
  const { password, confirm_password: again } = form.values
  const isLong = [...password].length >= least
  const said = again === '' ? undefined : password === again ? words.match : words.mismatch
  const shared = { showLabel: words.show, hideLabel: words.hide, autoComplete: 'new-password' }
  return (
    <>
      <PasswordField
        {...form.field('password')}
        {...shared}
        label={label ?? words.password}
        minLength={least}
        maxLength={128}
        hint={
          <>
            {isLong && '✓ '}
            {words.atLeast(least)}
          </>
        }
      />
      <PasswordField
        {...form.field('confirm_password')}
        {...shared}
        label={words.confirm}
        maxLength={128}
        hint={<span aria-live="polite">{said}</span>}
      />
    </>
  )
}
