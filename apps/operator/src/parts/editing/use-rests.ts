import type { StaffRole } from '@plaza/contract'
import { useHasRole } from '../../calls/staff.ts'
import { useWords } from '../../words/index.ts'

/** Why a control rests to whoever is here, in words; undefined where they may. */
export const useRests = (roles: readonly StaffRole[]): string | undefined => {
  const words = useWords()
  const may = useHasRole(roles)
  return may ? undefined : words.restsFor(roles.map((role) => words.roles[role]).join(', '))
}
