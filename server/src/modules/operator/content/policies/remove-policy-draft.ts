import type { removePolicyDraft as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { dropDraft } from '../../../foundation/content/texts/index.ts'
import { changePolicy } from './change-policy.ts'

/** Discards the draft of a policy. Published versions are not affected. */
export const removePolicyDraft: UseCase<typeof call> = (ctx) =>
  changePolicy(ctx, ctx.input, async ({ tx, draft }) => {
    if (!draft) return refused('version_unknown')
    await dropDraft(tx, ctx.input.name)
    return { what: 'draft_removed', version: draft.version }
  })
