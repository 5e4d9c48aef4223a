import { Select, StatusChip } from '@plaza/design'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Staff.module.css'

type Props = {
  name: string
  /** Null if the member has no name, so that the email is shown in its place. */
  email: string | null
  tone: ComponentProps<typeof StatusChip>['tone']
  state: string
  /** The moment since when, or until when, the member's state applies. */
  time: string
  /** Select field that changes the role, or the name of a role that cannot be changed. */
  role: string | RoleField
  children?: ReactNode
}

type RoleField = Pick<ComponentProps<typeof Select>, 'label' | 'value' | 'disabled' | 'options' | 'hint'> & {
  onChange: (role: string) => void
}

function RoleSelect({ onChange, ...field }: RoleField) {
  return <Select {...field} onChange={({ target }) => onChange(target.value)} />
}

/** One staff member: name, role and available actions. */
export function MemberRow({ name, email, tone, state, time, role, children }: Props) {
  return (
    <li className={styles.member}>
      <div className={styles.who}>
        <b>{name}</b>
        {email !== null && <span>{email}</span>}
        <small>
          <StatusChip tone={tone}>{state}</StatusChip> {time}
        </small>
      </div>
      {typeof role === 'string' ? <span>{role}</span> : <RoleSelect {...role} />}
      {children}
    </li>
  )
}
