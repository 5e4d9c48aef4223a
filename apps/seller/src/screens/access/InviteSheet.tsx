import { isCallFailure } from '@plaza/client'
import { InviteSheet as Sheet } from '@plaza/console/staff'
import { memberRoles } from '@plaza/contract'
import { Banner } from '@plaza/design'
import { useInviteShopStaff } from '../../calls/access.ts'
import { useWords } from '../../words/index.ts'
import { useStaffWords } from './words/index.ts'

/** A malformed address has the same code, so the reason of the field decides. */
const isTaken = (error: unknown): boolean =>
  isCallFailure(error) && (error.data as { fields?: { email?: string } } | null)?.fields?.email === 'taken'

/** Invites a person to the staff of the shop. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const words = useStaffWords()
  const { roles } = useWords()
  const { mutateAsync: invite } = useInviteShopStaff()
  return (
    <Sheet
      words={words}
      roles={memberRoles}
      roleNames={roles}
      firstRole="orders"
      invite={invite}
      faultOfEmail={(error) => (isTaken(error) ? words.isHere : undefined)}
      failure={(text) => <Banner tone="danger">{text}</Banner>}
      onClose={onClose}
    />
  )
}
