import type { StaffRole } from '@plaza/contract'
import { type ReactNode, useId } from 'react'
import { useRests } from './editing/use-rests.ts'
import styles from './ForRoles.module.css'

type Props = { roles: readonly StaffRole[]; children: (rests: boolean) => ReactNode }

/** A control for the given roles only. For any other role the control is disabled and names the roles that may use it. */
export function ForRoles({ roles, children }: Props) {
  const id = useId()
  const why = useRests(roles)
  if (why === undefined) return children(false)
  return (
    <span className={styles.resting} aria-describedby={id}>
      {children(true)}
      <small id={id} className={styles.why}>
        {why}
      </small>
    </span>
  )
}
