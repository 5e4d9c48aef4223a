import type { MallSetting } from '@plaza/contract'
import { LinesSkeleton, Select, Switch, TextField } from '@plaza/design'
import type { Form } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useListMallCategories } from '../../../calls/catalog.ts'
import { PictureField } from '../../../parts/picture-field/PictureField.tsx'
import { SixWords, useOpenLanguage } from '../../../parts/six-words/SixWords.tsx'
import { choiceOf, hintOf, nameOf } from './settings-shown.ts'
import { useWebsiteWords } from './words/index.ts'

type Props = { setting: MallSetting; form: Form<Record<string, string>> }

/** Input control for a setting, chosen by the setting's kind. */
export function SettingField({ setting, form }: Props) {
  const words = useWebsiteWords()
  const reader = useReader()
  const [open, setOpen] = useOpenLanguage()
  const { kind, choices, min, max } = setting
  const label = nameOf(setting.name, words)
  const value = form.values['value'] ?? ''
  if (kind === 'shares') return <ShareFields form={form} />
  if (kind === 'words') return <SixWords form={form} fields={[{ name: 'value', label, most: max ?? 200 }]} lang={open} onLang={setOpen} />
  if (kind === 'switch')
    return (
      <Switch checked={value === '1'} onChange={(on) => form.set('value', on ? '1' : '0')}>
        {label}
      </Switch>
    )
  if (kind === 'choice') {
    const options = choices.map((choice) => ({ value: choice, label: choiceOf(choice, words) }))
    return <Select label={label} options={options} value={value} onChange={({ target }) => form.set('value', target.value)} />
  }
  if (kind === 'hue') return <TextField {...form.field('value')} type="range" label={label} min={min ?? 0} max={max ?? 359} after={value} />
  if (kind === 'picture')
    return (
      <PictureField
        label={label}
        images={value === '' ? [] : [value]}
        fault={form.errors['value']}
        onChange={([image = '']) => form.set('value', image)}
      />
    )
  const isNumber = kind === 'number' || kind === 'sum' || kind === 'percent'
  return (
    <TextField
      {...form.field('value')}
      label={label}
      hint={hintOf(setting, words, reader)}
      inputMode={isNumber ? 'decimal' : 'text'}
      maxLength={kind === 'text' ? (max ?? 200) : 400}
      autoComplete="off"
    />
  )
}

function ShareFields({ form }: { form: Form<Record<string, string>> }) {
  const words = useWebsiteWords()
  const { lang } = useReader()
  const query = useListMallCategories()
  if (!query.data) return <LinesSkeleton lines={6} />
  return query.data.list.map(({ id, name_en, [`name_${lang}` as const]: name }) => (
    <TextField key={id} {...form.field(id)} label={`${name ?? name_en ?? ''} (${words.percentOf})`} inputMode="decimal" maxLength={5} />
  ))
}
