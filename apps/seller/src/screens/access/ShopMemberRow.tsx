import { AskSheet } from '@plaza/console'
import { MemberRow } from '@plaza/console/staff'
import { type ShopMember, memberRoles } from '@plaza/contract'
import { Button, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { dayOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useChangeShopStaff, useInviteShopStaff } from '../../calls/access.ts'
import { useWords } from '../../words/index.ts'
import { useStaffWords } from './words/index.ts'
import styles from './Staff.module.css'

const tones = { invited: 'info', active: 'success', disabled: 'quiet' } as const

/** One staff member of the shop. A role chosen in this row applies at once. */
export function ShopMemberRow({ member }: { member: ShopMember }) {
  const words = useStaffWords()
  const shared = useWords()
  const { lang } = useReader()
  const { mutate: change, isPending } = useChangeShopStaff()
  const { mutate: invite, isPending: isInviting } = useInviteShopStaff()
  const said = { onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error') }
  const name = member.full_name ?? member.email
  const { id, email, role, status, version } = member
  const [isAsking, setAsking] = useState(false)
  const ending = status === 'invited' ? 'callOff' : 'sendAway'
  return (
    <MemberRow
      name={name}
      email={member.full_name ? email : null}
      tone={tones[status]}
      state={words.states[status]}
      time={
        status === 'invited' && member.expires_at ? words.until(dayOf(member.expires_at, lang)) : words.since(dayOf(member.since, lang))
      }
      role={{
        label: words.roleOf(name),
        value: role,
        disabled: isPending,
        options: memberRoles.map((value) => ({ value, label: shared.roles[value] })),
        onChange: (value) => change({ id, role: value as ShopMember['role'], version }, said),
      }}
    >
      <div className={styles.ways}>
        {status === 'invited' && (
          <Button
            look="link"
            size="small"
            busy={isInviting}
            onClick={() => invite({ email, role }, { ...said, onSuccess: () => toasts.show(words.sent(email)) })}
          >
            {words.again}
          </Button>
        )}
        {status === 'disabled' && member.full_name !== null && (
          <Button look="link" size="small" busy={isPending} onClick={() => change({ id, status: 'active', version }, said)}>
            {words.takeBack}
          </Button>
        )}
        {status !== 'disabled' && (
          <Button look="link" size="small" busy={isPending} onClick={() => setAsking(true)}>
            {words[ending]}
          </Button>
        )}
      </div>
      {isAsking && (
        <AskSheet
          words={words.ask[ending]}
          label={words[ending]}
          busy={isPending}
          onDo={() => change({ id, status: 'disabled', version }, { ...said, onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </MemberRow>
  )
}
