import { AskSheet } from '@plaza/console'
import { MemberRow, StaffPage } from '@plaza/console/staff'
import { type StaffMember, type StaffRole, staffRoles } from '@plaza/contract'
import { Button, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { dayOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useHasRole, useGetOperator, useChangeStaff, useListStaff } from '../../calls/staff.ts'
import { ForRoles } from '../../parts/ForRoles.tsx'
import { useWords } from '../../words/index.ts'
import { Invitations } from './Invitations.tsx'
import { InviteSheet } from './InviteSheet.tsx'
import { useStaffWords } from './words/index.ts'

const owners: readonly StaffRole[] = ['owner']

/** Staff members of the mall with their roles. Owners invite, change and remove members. */
export default function StaffScreen() {
  const words = useStaffWords()
  const [isInviting, setIsInviting] = useState(false)
  const invite = (
    <ForRoles roles={owners}>
      {(rests) => (
        <Button whyNot={rests} onClick={() => setIsInviting(true)}>
          {words.invite}
        </Button>
      )}
    </ForRoles>
  )
  const staff = useListStaff()
  return (
    <StaffPage
      title={words.title}
      text={words.text}
      actions={invite}
      query={staff}
      sheet={isInviting && <InviteSheet onClose={() => setIsInviting(false)} />}
      row={(member) => <Member key={member.id} member={member} />}
    >
      <Invitations list={staff.data?.invitations ?? []} />
    </StaffPage>
  )
}

/** One staff member. A new role applies at once and ends the member's sessions. Members cannot change their own role, so an owner always remains. */
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
  const [isAsking, setIsAsking] = useState(false)
  return (
    <MemberRow
      name={name}
      email={email}
      tone={status === 'active' ? 'success' : 'quiet'}
      state={words.states[status]}
      time={words.since(dayOf(member.since, lang))}
      role={{
        label: words.roleOf(name),
        value: role,
        disabled: isPending || !mayChange,
        hint: id === me ? words.notOneself : undefined,
        options: staffRoles.map((value) => ({ value, label: shared.roles[value] })),
        onChange: (value) => change({ id, role: value as StaffRole, version }, said),
      }}
    >
      {mayChange && (
        <Button
          look="link"
          size="small"
          busy={isPending}
          onClick={() => (status === 'active' ? setIsAsking(true) : change({ id, status: 'active', version }, said))}
        >
          {status === 'active' ? words.sendAway : words.takeBack}
        </Button>
      )}
      {isAsking && (
        <AskSheet
          words={words.askSendAway}
          label={words.sendAway}
          busy={isPending}
          onDo={() => change({ id, status: 'disabled', version }, { ...said, onSettled: () => setIsAsking(false) })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </MemberRow>
  )
}
