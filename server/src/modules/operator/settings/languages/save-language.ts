import type { saveLanguage as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { languageEdits, type LanguageState } from './language-edits.ts'
import { toLanguagesView } from './languages-view.ts'

/** Sets a language's name and whether shoppers can choose it. */
export const saveLanguage: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, languageEdits.roles)
  if ('refused' in staff) return staff
  return transaction(kernel, async (tx) => {
    const { code, name, enabled, version } = input
    const before = (await toLanguagesView(tx)).find((each) => each.code === code)
    if (!before) return refused('field_wrong', { fields: { code: 'unknown' } })
    const wanted: LanguageState = { name, enabled, rank: input.rank ?? before.rank }
    const written = await editThing(tx, languageEdits, { thing: code, version, operatorId: staff.id, now: kernel.now() }, wanted)
    if (typeof written !== 'string') return written
    const saved = (await toLanguagesView(tx)).find((each) => each.code === code)
    return done(saved ?? before)
  })
}
