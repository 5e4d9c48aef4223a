import { Card } from '@plaza/console'
import { MemberRow } from '@plaza/console/staff'
import type { StaffInvitation } from '@plaza/contract'
import { Button, Sheet, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useCancelInvitation, useHasRole, useInviteStaff } from '../../calls/staff.ts'
import { useWords } from '../../words/index.ts'
import styles from './Invitations.module.css'
import { useStaffWords } from './words/index.ts'

/** Open invitations to the staff. An owner can send each again or cancel it. */
export function Invitations({ list }: { list: readonly StaffInvitation[] }) {
  const words = useStaffWords()
  if (list.length === 0) return null
  return (
    <Card title={words.open}>
      <ul className={styles.list}>
        {list.map((invitation) => (
          <Invitation key={invitation.email} invitation={invitation} />
        ))}
      </ul>
    </Card>
  )
}

function Invitation({ invitation }: { invitation: StaffInvitation }) {
  const words = useStaffWords()
  const shared = useWords()
  const { lang } = useReader()
  const isOwner = useHasRole(['owner'])
  const { mutate: send, isPending: isSending } = useInviteStaff()
  const { mutate: cancel, isPending: isCancelling } = useCancelInvitation()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const onError = (error: unknown) => toasts.show(saidOf(error, shared), 'error')
  const { email, role, expired } = invitation
  const end = momentOf(invitation.expires_at, lang)
  return (
    <MemberRow
      name={email}
      email={null}
      tone={expired ? 'quiet' : 'info'}
      state={expired ? words.invitation.expired : words.invitation.open}
      time={expired ? words.endedAt(end) : words.until(end)}
      role={shared.roles[role]}
    >
      {isOwner && (
        <div className={styles.actions}>
          <Button
            look="link"
            size="small"
            busy={isSending}
            onClick={() => send({ email, role }, { onError, onSuccess: () => toasts.show(words.sent(email)) })}
          >
            {words.again}
          </Button>
          <Button look="link" size="small" onClick={() => setIsAsking(true)}>
            {words.callOff}
          </Button>
        </div>
      )}
      {isAsking && (
        <Sheet
          open
          size="narrow"
          onClose={close}
          title={words.callOff}
          closeLabel={shared.console.close}
          footer={
            <>
              <Button look="outline" onClick={close}>
                {words.keepInvitation}
              </Button>
              <Button
                look="danger"
                busy={isCancelling}
                onClick={() => cancel({ email }, { onError, onSuccess: () => toasts.show(words.calledOff(email)), onSettled: close })}
              >
                {words.callOff}
              </Button>
            </>
          }
        >
          <p>
            <b>{email}</b>
          </p>
          <p>{words.callOffText}</p>
        </Sheet>
      )}
    </MemberRow>
  )
}
