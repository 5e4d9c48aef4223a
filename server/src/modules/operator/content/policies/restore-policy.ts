import type { restorePolicy as call } from '@plaza/contract'
import { refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { dropDraft, insertDraft, publishDraft } from '../../../foundation/content/texts/index.ts'
import { changePolicy } from './change-policy.ts'

/** Publishes the text of an earlier policy version at once, as the newest version. Consents to the versions after that one remain recorded. */
export const restorePolicy: UseCase<typeof call> = (ctx) =>
  changePolicy(ctx, ctx.input, async ({ tx, operatorId, now, versions, draft }) => {
    const { name } = ctx.input
    const earlier = versions.find((each) => each.published && each.version === ctx.input.version)
    if (!earlier) return refused('version_unknown')
    if (draft) await dropDraft(tx, name)
    const version = (versions.find(({ published }) => published)?.version ?? 0) + 1
    await insertDraft(tx, { name, version, texts: earlier.texts, changes: earlier.changes, operatorId, now })
    await publishDraft(tx, { name, version, effectiveAt: now })
    return { what: 'restored', version }
  })
