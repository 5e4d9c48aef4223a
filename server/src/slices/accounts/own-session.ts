import type { Session } from '../../kernel/sessions.ts'

/** The session of a call that names somebody; the door lets nobody in without one. */
export const ownSession = ({ session }: { session: Session | null }): Session => {
  if (!session) throw new Error('a call that names somebody was asked by nobody')
  return session
}
