import { LinesSkeleton, type TablerIcon } from '@plaza/design'
import type { ReactNode } from 'react'
import { SignInPage } from './SignInPage.tsx'

type Props<Invitation> = {
  icon: TablerIcon
  title: string
  found: { isPending: boolean; isError: boolean; data: Invitation | undefined }
  /** Text that the invitation link is no longer valid. */
  over: string
  /** The next action for a link that is no longer valid. */
  overAction?: ReactNode
  children: (invitation: Invitation) => ReactNode
}

/** The page behind an invitation link. It loads the invitation and renders the form that accepts it. */
export function InvitationPage<Invitation>({ icon, title, found, over, overAction, children }: Props<Invitation>) {
  return (
    <SignInPage icon={icon} title={title} alert={found.isError ? over : undefined}>
      {found.isPending && <LinesSkeleton lines={4} />}
      {found.isError && overAction}
      {found.data && children(found.data)}
    </SignInPage>
  )
}
