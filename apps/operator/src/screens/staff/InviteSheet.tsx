import { InviteSheet as Sheet } from '@plaza/console/staff'
import { staffRoles } from '@plaza/contract'
import { useInviteStaff } from '../../calls/staff.ts'
import { useWords } from '../../words/index.ts'
import { useStaffWords } from './words/index.ts'

/** Invites a person to the staff of the mall. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const words = useStaffWords()
  const { roles } = useWords()
  const { mutateAsync: invite } = useInviteStaff()
  return <Sheet words={words} roles={staffRoles} roleNames={roles} firstRole="support" invite={invite} onClose={onClose} />
}
