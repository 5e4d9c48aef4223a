import type { getUserInfo as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { toUserView } from '../people/show-user.ts'

/** The result of `userRow`, read in the same statement as the session. */
export const getUserInfo: UseCase<typeof shape> = async (ctx) => done(toUserView(ownSession(ctx).alongside, ctx.kernel.environment))
