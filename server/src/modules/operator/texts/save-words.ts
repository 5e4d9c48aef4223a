import type { saveWords as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../platform/http/serve.ts'
import { transaction } from '../../../platform/db/transaction.ts'
import { textsOfKey } from '../../../platform/documents/texts/index.ts'
import { editThing } from '../../approvals/changelog/index.ts'
import { allowStaff } from '../../identity/staff/operators/index.ts'
import { knownTexts } from './known-texts.ts'
import { planWords } from './plan-words.ts'
import { toTextsView } from './words-view.ts'
import { wordEdits } from './word-edits.ts'

/** Changes the wording of a text in some or all of the six languages. */
export const saveWords: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, wordEdits.roles)
  if ('refused' in staff) return staff
  const known = knownTexts.find(({ key }) => key === input.key)
  if (!known) return refused('words_unknown')
  const { text_en: en, text_zh: zh, text_es: es, text_jp: jp, text_th: th, text_zhtw: zhtw, checked = [], version } = input
  return transaction(kernel, async (tx) => {
    const plan = planWords(known, await textsOfKey(tx, known.key), { typed: { en, zh, es, jp, th, zhtw }, checked })
    if ('faults' in plan) return refused('field_wrong', { fields: plan.faults })
    const edit = { thing: known.key, version, operatorId: staff.id, now: kernel.now() }
    const written = await editThing(tx, wordEdits, edit, Object.keys(plan.texts).length === 0 ? null : plan.texts)
    if (typeof written !== 'string') return written
    const saved = (await toTextsView(tx)).find(({ key }) => key === known.key)
    if (!saved) throw new Error('a text was not told')
    return done(saved)
  })
}
