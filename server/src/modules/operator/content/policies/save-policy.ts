import type { savePolicy as call } from '@plaza/contract'
import { localizedTexts } from '../../../../platform/documents/localized.ts'
import { plainHtml } from '../../../../platform/documents/plain-html.ts'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { insertDraft, writeDraft } from '../../../foundation/content/texts/index.ts'
import { changePolicy } from './change-policy.ts'

/** Saves the draft of a policy's next version. An operator cannot overwrite a draft that they have not seen. */
export const savePolicy: UseCase<typeof call> = (ctx) =>
  changePolicy(ctx, ctx.input, async ({ tx, operatorId, now, versions, draft }) => {
    const { input } = ctx
    const [titles, bodies] = [localizedTexts('title', input), localizedTexts('html', input)]
    const texts = Object.fromEntries(
      Object.entries(bodies).map(([lang, html]) => [lang, { title: titles[lang] ?? titles['en'] ?? '', html: plainHtml(html) }]),
    )
    const version = draft?.version ?? (versions[0]?.version ?? 0) + 1
    const written = { name: input.name, version, texts, changes: localizedTexts('changes', input), operatorId, now }
    await (draft ? writeDraft : insertDraft)(tx, written)
    return { what: 'drafted', version }
  })
