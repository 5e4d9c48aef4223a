import type { publishPolicy as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { publishDraft } from '../../../foundation/content/texts/index.ts'
import { changePolicy } from './change-policy.ts'

/** Publishes the draft of a policy. It takes effect now or on a given date; a past date is refused. */
export const publishPolicy: UseCase<typeof call> = (ctx) =>
  changePolicy(ctx, ctx.input, async ({ tx, now, draft }) => {
    const { name, version, effective_at } = ctx.input
    if (draft?.version !== version) return refused('version_unknown')
    const effectiveAt = effective_at ? new Date(effective_at) : now
    if (Number.isNaN(effectiveAt.getTime())) return refused('field_wrong', { fields: { effective_at: 'time' } })
    if (effectiveAt < now) return refused('field_wrong', { fields: { effective_at: 'past' } })
    await publishDraft(tx, { name, version, effectiveAt })
    return { what: 'published', version }
  })
