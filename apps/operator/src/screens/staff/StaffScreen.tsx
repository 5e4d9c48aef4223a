import { Card, ConsolePage, Failed } from '@plaza/console'
import { type StaffMember, type StaffRole, staffRoles } from '@plaza/contract'
import { Button, LinesSkeleton, Select, StatusChip, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { dayOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useHasRole, useGetOperator, useChangeStaff, useListStaff } from '../../calls/staff.ts'
import { ForRoles } from '../../parts/ForRoles.tsx'
import { useWords } from '../../words/index.ts'
import { InviteSheet } from './InviteSheet.tsx'
import { useStaffWords } from './words/index.ts'
import styles from './Staff.module.css'

const owners: readonly StaffRole[] = ['owner']

/** Who works for the mall, and as what; owners invite, change and send away. */
export default function StaffScreen() {
  const words = useStaffWords()
  const asked = useListStaff()
  const [isInviting, setIsInviting] = useState(false)
  const list = asked.data?.list
  return (
    <ConsolePage
      title={words.title}
      subtitle={words.text}
      width="narrow"
      actions={
        <ForRoles roles={owners}>
          {(rests) => (
            <Button disabled={rests} onClick={() => setIsInviting(true)}>
              {words.invite}
            </Button>
          )}
        </ForRoles>
      }
    >
      {!list && asked.isError && <Failed error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />}
      {!list && !asked.isError && <LinesSkeleton lines={6} />}
      {list && (
        <Card>
          <ul className={styles.members}>
            {list.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        </Card>
      )}
      {isInviting && <InviteSheet onClose={() => setIsInviting(false)} />}
    </ConsolePage>
  )
}

/** One of them: another role holds at once, and ends their sessions. Nobody changes oneself, so that an owner always remains. */
function Member({ member }: { member: StaffMember }) {
  const words = useStaffWords()
  const shared = useWords()
  const { lang } = useReader()
  const { mutate: change, isPending } = useChangeStaff()
  const isOwner = useHasRole(owners)
  const me = useGetOperator().data?.id
  const said = { onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error') }
  const { id, full_name: name, email, role, status, version } = member
  const mayChange = isOwner && id !== me
  return (
    <li className={styles.member}>
      <div className={styles.who}>
        <b>{name}</b>
        <span>{email}</span>
        <small>
          <StatusChip tone={status === 'active' ? 'success' : 'quiet'}>{words.states[status]}</StatusChip>{' '}
          {words.since(dayOf(member.since, lang))}
        </small>
      </div>
      <Select
        label={words.roleOf(name)}
        value={role}
        disabled={isPending || !mayChange}
        hint={id === me ? words.notOneself : undefined}
        options={staffRoles.map((value) => ({ value, label: shared.roles[value] }))}
        onChange={({ target }) => change({ id, role: target.value as StaffRole, version }, said)}
      />
      {mayChange && (
        <Button
          look="link"
          size="small"
          busy={isPending}
          onClick={() => change({ id, status: status === 'active' ? 'disabled' : 'active', version }, said)}
        >
          {status === 'active' ? words.sendAway : words.takeBack}
        </Button>
      )}
    </li>
  )
}
