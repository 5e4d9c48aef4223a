import { Card, ConsolePage, Failed } from '@plaza/console'
import { Button, LinesSkeleton } from '@plaza/design'
import { useState } from 'react'
import { useListShopStaff } from '../../calls/access.ts'
import { InviteSheet } from './InviteSheet.tsx'
import { MemberRow } from './MemberRow.tsx'
import { useStaffWords } from './words/index.ts'
import styles from './Staff.module.css'

/** Who works for the shop, and as what; its owner invites, changes and sends away. */
export default function StaffScreen() {
  const words = useStaffWords()
  const asked = useListShopStaff()
  const [isInviting, setIsInviting] = useState(false)
  const list = asked.data?.list
  return (
    <ConsolePage
      title={words.title}
      subtitle={words.text}
      width="narrow"
      actions={<Button onClick={() => setIsInviting(true)}>{words.invite}</Button>}
    >
      {asked.isError && !list && <Failed error={asked.error} busy={asked.isFetching} onRetry={() => void asked.refetch()} />}
      {!list && !asked.isError && <LinesSkeleton lines={6} />}
      {list?.length === 0 && <Card>{words.none}</Card>}
      {list && list.length > 0 && (
        <Card>
          <ul className={styles.members}>
            {list.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        </Card>
      )}
      {isInviting && <InviteSheet onClose={() => setIsInviting(false)} />}
    </ConsolePage>
  )
}
