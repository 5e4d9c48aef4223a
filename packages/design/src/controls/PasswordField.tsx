import { type ComponentProps, useState } from 'react'
import { Icon } from '../Icon.tsx'
import { IconEye, IconEyeOff } from '../icons.ts'
import { Field, type FieldWords } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Field.module.css'

type Props = FieldWords & Omit<ComponentProps<'input'>, 'children' | 'type'> & { showLabel: string; hideLabel: string }

/** A password field, hidden until the user chooses to show it. */
export function PasswordField({ label, hint, error, note, showLabel, hideLabel, className, id, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} note={note} id={id} className={className}>
      {(wiring) => (
        <div className={styles.box}>
          <input autoCapitalize="off" spellCheck={false} {...input} {...wiring} type={shown ? 'text' : 'password'} />
          <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
            <Icon of={shown ? IconEyeOff : IconEye} size={22} />
          </IconButton>
        </div>
      )}
    </Field>
  )
}
