import type { listSessions as listShape, revokeSession as revokeShape } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../kernel/http/serve.ts'
import { endOwnSession, sessionsOf } from '../../kernel/sessions.ts'
import { transact } from '../../kernel/transact.ts'
import { ownSession } from './own-session.ts'

export const listSessions: UseCase<typeof listShape> = async (ask) => {
  const { id: current, personId } = ownSession(ask)
  const kept = await sessionsOf(ask.kernel.db, { audience: 'customer', personId }, ask.kernel.now())
  const list = kept.map(({ id, device, place, madeAt, usedAt }) => ({
    id,
    device,
    place,
    since: madeAt.toISOString(),
    last_use: usedAt.toISOString(),
    current: id === current,
  }))
  return done({ list: list.toSorted((a, b) => Number(b.current) - Number(a.current)) })
}

export const revokeSession: UseCase<typeof revokeShape> = (ask) =>
  transact(ask.kernel, async (tx) => {
    const { personId } = ownSession(ask)
    const ended = await endOwnSession(tx, { audience: 'customer', personId, sessionId: ask.input.id }, 'everywhere', ask.kernel.now())
    return ended ? done(null) : refused('session_unknown')
  })
