import { StaffPage } from '@plaza/console/staff'
import { Button } from '@plaza/design'
import { useState } from 'react'
import { useListShopStaff } from '../../calls/access.ts'
import { InviteSheet } from './InviteSheet.tsx'
import { ShopMemberRow } from './ShopMemberRow.tsx'
import { useStaffWords } from './words/index.ts'

/** Staff of the shop with their roles. The owner invites, changes and removes members. */
export default function StaffScreen() {
  const words = useStaffWords()
  const [isInviting, setIsInviting] = useState(false)
  return (
    <StaffPage
      title={words.title}
      text={words.text}
      actions={<Button onClick={() => setIsInviting(true)}>{words.invite}</Button>}
      query={useListShopStaff()}
      none={words.none}
      sheet={isInviting && <InviteSheet onClose={() => setIsInviting(false)} />}
      row={(member) => <ShopMemberRow key={member.id} member={member} />}
    />
  )
}
