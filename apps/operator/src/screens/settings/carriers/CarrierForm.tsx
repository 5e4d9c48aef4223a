import { Card } from '@plaza/console'
import type { MallCarrier } from '@plaza/contract'
import { Checkbox, TextArea, TextField, toasts } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { go } from '@plaza/web/route'
import { useState } from 'react'
import { useSaveCarrier } from '../../../calls/settings.ts'
import { EditPage } from '../../../parts/editing/EditPage.tsx'
import { Fields } from '../../../parts/editing/Fields.tsx'
import { History } from '../../../parts/history/History.tsx'
import { hrefOf } from '../../../paths.ts'
import { useCarrierWords } from './words/index.ts'

const startOf = (known: MallCarrier | null) => ({
  key: known?.key ?? '',
  name: known?.name ?? '',
  forms: known?.forms.join('\n') ?? '',
  example: known?.example ?? '',
  page: known?.page ?? '',
  countries: known?.countries.join(', ') ?? '',
  enabled: known?.enabled === false ? '0' : '1',
})
const listed = (typed: string) => typed.split(/[\s;]+|,(?![^{]*\})/).filter((each) => each !== '')

/** Form of a carrier: its name, the format of its tracking numbers, and the URL of its tracking page. */
export function CarrierForm({ known, onDirty }: { known: MallCarrier | null; onDirty?: (isDirty: boolean) => void }) {
  const words = useCarrierWords()
  const { mutateAsync: save } = useSaveCarrier()
  const [start] = useState(() => startOf(known))
  const [isSaved, setSaved] = useState(false)
  const form = useForm(start, async ({ forms, countries, enabled, ...others }) => {
    const { key } = await save({
      ...others,
      key: others.key.trim(),
      forms: listed(forms.toUpperCase()),
      countries: listed(countries.toUpperCase()),
      enabled: enabled === '1' ? '1' : '0',
      version: known?.version ?? '0',
    })
    setSaved(true)
    toasts.show(words.saved)
    if (!known) go(hrefOf('carrier', { id: key }))
  })
  const { values, errors } = form
  const leadsTo = values.page.startsWith('https://') && values.page.replace('{no}', encodeURIComponent(values.example.trim()))
  return (
    <EditPage
      title={known?.name ?? words.add}
      back={{ href: hrefOf('carriers'), label: words.title }}
      form={form}
      save={words.save}
      roles={['owner']}
      isDirty={!isSaved && JSON.stringify(values) !== JSON.stringify(start)}
      onDirty={onDirty}
      below={known && <History kind="carrier" thing={known.key} />}
    >
      <Card>
        <Fields>
          <TextField {...form.field('name')} label={words.name} maxLength={60} autoComplete="off" />
          {!known && <TextField {...form.field('key')} label={words.key} hint={words.keyHint} maxLength={40} autoComplete="off" />}
          <TextArea
            name="forms"
            label={words.forms}
            hint={words.formsHint}
            rows={4}
            maxLength={1000}
            value={values.forms}
            error={errors.forms}
            onChange={({ target }) => form.set('forms', target.value)}
          />
          <TextField {...form.field('example')} label={words.example} maxLength={40} autoComplete="off" />
          <TextField {...form.field('page')} label={words.page} hint={words.pageHint} maxLength={300} inputMode="url" autoComplete="off" />
          {leadsTo && (
            <a href={leadsTo} target="_blank" rel="noreferrer noopener">
              {words.try}
            </a>
          )}
          <TextField {...form.field('countries')} label={words.countries} hint={words.countriesHint} maxLength={200} autoComplete="off" />
          <Checkbox checked={values.enabled === '1'} onChange={({ target }) => form.set('enabled', target.checked ? '1' : '0')}>
            {words.offered}
          </Checkbox>
        </Fields>
      </Card>
    </EditPage>
  )
}
