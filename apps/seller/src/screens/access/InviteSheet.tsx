import { InviteSheet as Sheet } from '@plaza/console/staff'
import { memberRoles } from '@plaza/contract'
import { Banner } from '@plaza/design'
import { useInviteShopStaff } from '../../calls/access.ts'
import { useWords } from '../../words/index.ts'
import { useStaffWords } from './words/index.ts'

/** Invites a person to the staff of the shop. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const words = useStaffWords()
  const { roles } = useWords()
  const { mutateAsync: invite, reasonOf } = useInviteShopStaff()
  return (
    <Sheet
      words={words}
      roles={memberRoles}
      roleNames={roles}
      firstRole="orders"
      invite={invite}
      faultOfEmail={(error) => (reasonOf(error) === 'email_taken' ? words.isHere : undefined)}
      failure={(text) => <Banner tone="danger">{text}</Banner>}
      onClose={onClose}
    />
  )
}
