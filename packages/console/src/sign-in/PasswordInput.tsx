import { PasswordField } from '@plaza/design'
import { useFormWords } from '@plaza/web/form'
import type { ComponentProps } from 'react'

/** A password field with the texts of its button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>) {
  const { show, hide } = useFormWords()
  return <PasswordField {...props} showLabel={show} hideLabel={hide} />
}
