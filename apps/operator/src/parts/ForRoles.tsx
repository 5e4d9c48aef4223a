import type { StaffRole } from '@plaza/contract'
import { type ReactNode, useId } from 'react'
import { useHasRole } from '../calls/sessions.ts'
import { useWords } from '../words/index.ts'
import styles from './ForRoles.module.css'

type Props = { roles: readonly StaffRole[]; children: (rests: boolean) => ReactNode }

/** A control that only some roles have: to the others it rests, and says whose it is. */
export function ForRoles({ roles, children }: Props) {
  const words = useWords()
  const id = useId()
  const may = useHasRole(roles)
  if (may) return children(false)
  return (
    <span className={styles.resting} aria-describedby={id}>
      {children(true)}
      <small id={id} className={styles.why}>
        {words.restsFor(roles.map((role) => words.roles[role]).join(', '))}
      </small>
    </span>
  )
}
