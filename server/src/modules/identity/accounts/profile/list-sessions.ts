import type { listSessions as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { sessionsOf } from '../../../../platform/auth/sessions.ts'

export const listSessions: UseCase<typeof shape> = async (ctx) => {
  const { id: current, personId } = ownSession(ctx)
  const sessions = await sessionsOf(ctx.kernel.db, { audience: 'customer', personId }, ctx.kernel.now())
  const list = sessions.map(({ id, device, address, madeAt, usedAt }) => ({
    id,
    device,
    place: address,
    since: madeAt.toISOString(),
    last_use: usedAt.toISOString(),
    current: id === current,
  }))
  return done({ list: list.toSorted((a, b) => Number(b.current) - Number(a.current)) })
}
