import type { assignConversation as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import { writeAudit } from '../../../../platform/observability/audit/audit.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { serviceIn } from '../participants/talkers.ts'
import { assignTalk, lockConversation } from '../conversations/talk-rows.ts'
import { pushConversation } from '../conversations/push-conversation.ts'
import { toConversationView } from '../conversations/talks-view.ts'

/** An operator takes a conversation, returns it to the queue, or closes it. */
export const assignConversation: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const talker = await serviceIn(ctx, 'answers')
  if (!talker) return refused('not_allowed')
  return transaction(kernel, async (tx) => {
    const talk = await lockConversation(tx, talker, input.conversation)
    if (!talk) return refused('conversation_unknown')
    const operatorId = input.to === 'me' ? talker.personId : input.to === 'nobody' ? null : talk.operatorId
    const isNew = operatorId !== talk.operatorId || input.to === 'closed'
    const version = talk.operatorId ?? '0'
    if (isNew && input.seen !== version)
      return refused('changed_meanwhile', { current: await toConversationView({ ...kernel, db: tx }, talk, talker), version })
    const assigned = await assignTalk(tx, talk.id, { operatorId, closedAt: input.to === 'closed' ? kernel.now() : null })
    await writeAudit(tx, { actor: `operator:${talker.personId}`, action: `chat.assigned_${input.to}`, subject: `conversation:${talk.id}` })
    await pushConversation(tx, assigned)
    return done(await toConversationView({ ...kernel, db: tx }, assigned, talker))
  })
}
