import type { saveMallSetting as call } from '@plaza/contract'
import { done, refused } from '@plaza/values'
import type { UseCase } from '../../../../platform/http/serve.ts'
import { transaction } from '../../../../platform/db/transaction.ts'
import { editThing } from '../../../approvals/changelog/index.ts'
import { takePictures } from '../../../foundation/media/claims/index.ts'
import { allowStaff } from '../../../identity/staff/operators/index.ts'
import { settingBy } from './known-settings.ts'
import { planSetting } from './plan-setting.ts'
import { settingEdits } from './setting-edits.ts'
import { toMallSettings } from './settings-view.ts'

/** Sets the value of one setting, or clears it so that the default applies. */
export const saveMallSetting: UseCase<typeof call> = async (ctx) => {
  const { kernel, input } = ctx
  const staff = await allowStaff(ctx, settingEdits.roles)
  if ('refused' in staff) return staff
  const setting = settingBy(input.name)
  if (!setting) return refused('setting_unknown')
  const { value, value_en: en, value_zh: zh, value_es: es, value_jp: jp, value_th: th, value_zhtw: zhtw, version, shares = [] } = input
  const plan = planSetting(setting, { value, words: { en, zh, es, jp, th, zhtw } as Record<string, string>, shares })
  if ('fault' in plan) return refused('field_wrong', { fields: { [setting.kind === 'words' ? 'value_en' : 'value']: plan.fault } })
  return transaction(kernel, async (tx) => {
    if (setting.kind === 'picture' && typeof plan.set === 'string') {
      const own = { audience: 'operator', personId: staff.id, purpose: 'product' } as const
      await takePictures(tx, { ...own, names: [plan.set] }, kernel.now())
    }
    const edit = { thing: setting.name, version, operatorId: staff.id, now: kernel.now() }
    const written = await editThing(tx, settingEdits, edit, plan.set === null ? null : { value: plan.set })
    if (typeof written !== 'string') return written
    const saved = (await toMallSettings(tx)).find(({ name }) => name === setting.name)
    if (!saved) throw new Error('a setting was not told')
    return done(saved)
  })
}
