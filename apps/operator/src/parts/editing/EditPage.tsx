import { Card, FormPage } from '@plaza/console'
import type { StaffRole } from '@plaza/contract'
import type { ComponentProps, ReactNode } from 'react'
import { useRests } from './use-rests.ts'

type Values = Record<string, string>
type Props<V extends Values> = Omit<ComponentProps<typeof FormPage<V>>, 'rests'> & {
  /** Roles that may save. For other roles the save button is disabled. */
  roles: readonly StaffRole[]
  below?: ReactNode
}

/** A form page that edits one item of the mall, such as a brand. */
export function EditPage<const V extends Values>({ roles, below, ...page }: Props<V>) {
  const rests = useRests(roles)
  return <FormPage {...page} rests={rests} below={below && <Card>{below}</Card>} />
}
