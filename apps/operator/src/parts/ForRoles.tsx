import type { StaffRole } from '@plaza/contract'
import type { ReactNode } from 'react'
import { useRests } from './editing/use-rests.ts'
import styles from './ForRoles.module.css'

type Props = { roles: readonly StaffRole[]; children: (rests: string | undefined) => ReactNode }

/** A control for the given roles only. For any other role the control is disabled and names the roles that may use it. */
export function ForRoles({ roles, children }: Props) {
  const why = useRests(roles)
  if (why === undefined) return children(undefined)
  return (
    <span className={styles.resting}>
      {children(why)}
      <small className={styles.why}>{why}</small>
    </span>
  )
}
