import type { StaffRole } from '@plaza/contract'
import { useHasRole } from '../../calls/staff.ts'
import { useWords } from '../../words/index.ts'

/** Explains why a control is disabled for the current role; undefined if the role is allowed. */
export const useRests = (roles: readonly StaffRole[]): string | undefined => {
  const words = useWords()
  const may = useHasRole(roles)
  return may ? undefined : words.restsFor(roles.map((role) => words.roles[role]).join(', '))
}
