import { isCallFailure } from '@plaza/client'
import type { MallSetting, StaffRole } from '@plaza/contract'
import { Button, Sheet, toasts } from '@plaza/design'
import { useForm, withPoint } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useId } from 'react'
import { useSaveMallSetting } from '../../../calls/settings.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { History } from '../../../parts/history/History.tsx'
import { wordsStart } from '../../../parts/six-words/six-words.ts'
import { useWords } from '../../../words/index.ts'
import { SettingField } from './SettingField.tsx'
import { SettingPreview } from './SettingPreview.tsx'
import { nameOf, ruleOf } from './settings-shown.ts'
import { useWebsiteWords } from './words/index.ts'
import styles from './Website.module.css'

const sets: readonly StaffRole[] = ['owner']
const looks = ['shop_name', 'tagline', 'brand_hue']
type Props = { setting: MallSetting; settings: readonly MallSetting[]; onClose: () => void }

const startOf = ({ kind, value, is_set, shares, ...rest }: MallSetting): Record<string, string> => {
  if (kind === 'words') return wordsStart(['value'], rest)
  if (kind === 'shares') return Object.fromEntries(shares.map(({ category_id, percent }) => [category_id, percent]))
  return { value: is_set || kind === 'hue' || kind === 'switch' || kind === 'choice' ? value : '' }
}

const isValueRefused = (error: unknown): boolean =>
  isCallFailure(error) && (error.data as { fields?: { value?: string } } | null | undefined)?.fields?.value !== undefined

/** Form for one setting, with a preview of the mall, the change log, and undo. */
export function SettingSheet({ setting, settings, onClose }: Props) {
  const words = useWebsiteWords()
  const { console: shared } = useWords()
  const reader = useReader()
  const { lang } = reader
  const formId = useId()
  const { mutateAsync: save } = useSaveMallSetting()
  const { name, kind, version } = setting
  const isFigure = kind === 'sum' || kind === 'percent'
  const form = useForm(startOf(setting), async (values, fail) => {
    const shares = Object.entries(values).flatMap(([category_id, percent]) =>
      percent.trim() === '' ? [] : [{ category_id, percent: withPoint(percent) }],
    )
    const sent = kind === 'shares' ? { shares } : isFigure ? { value: withPoint(values['value'] ?? '') } : values
    try {
      await save({ name, version, ...sent })
    } catch (error) {
      const rule = ruleOf(setting, words, reader)
      if (rule === undefined || !isValueRefused(error)) throw error
      fail({ value: rule })
      return
    }
    toasts.show(words.saved)
    onClose()
  })
  const typed = kind === 'words' ? form.values[`value_${lang}`] || form.values['value_en'] : form.values['value']
  return (
    <Sheet
      open
      onClose={onClose}
      title={nameOf(name, words)}
      closeLabel={shared.close}
      footer={
        <ForRoles roles={sets}>
          {(rests) => (
            <Button type="submit" form={formId} busy={form.busy} whyNot={rests}>
              {words.save}
            </Button>
          )}
        </ForRoles>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        <SettingField setting={setting} form={form} />
        {looks.includes(name) && <SettingPreview settings={settings} draft={{ [name]: typed || setting.standard }} />}
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
      <History kind="config" thing={name} onBack={onClose} />
    </Sheet>
  )
}
