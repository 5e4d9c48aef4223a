import type { getUserInfo as shape } from '@plaza/contract'
import { done } from '@plaza/values'
import { ownSession, type UseCase } from '../../../../platform/http/serve.ts'
import { toUserView } from '../people/show-user.ts'

/** The user data comes from `userRow`, which is read in the same query as the session. */
export const getUserInfo: UseCase<typeof shape> = async (ctx) => done(toUserView(ownSession(ctx).alongside, ctx.kernel.environment))
