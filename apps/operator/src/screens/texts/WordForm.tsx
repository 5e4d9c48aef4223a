import { Card } from '@plaza/console'
import type { MallWords } from '@plaza/contract'
import { Checkbox, TextArea, toasts } from '@plaza/design'
import { type Language, htmlLanguages, languageNames, languages } from '@plaza/values'
import { useForm } from '@plaza/web/form'
import { useState } from 'react'
import { useSaveWords } from '../../calls/texts.ts'
import { EditPage } from '../../parts/editing/EditPage.tsx'
import { Fields } from '../../parts/editing/Fields.tsx'
import { History } from '../../parts/history/History.tsx'
import { hrefOf } from '../../paths.ts'
import { textIn } from './table-of-texts.ts'
import { useTextsWords } from './words/index.ts'

const inOrder: readonly Language[] = ['en', ...languages.filter((lang) => lang !== 'en')]

/** Form for one text in six languages side by side. It marks translations that are older than the English text. */
export function WordForm({ known, onDirty }: { known: MallWords; onDirty: (isDirty: boolean) => void }) {
  const words = useTextsWords()
  const { mutateAsync: save } = useSaveWords()
  const [start] = useState((): Record<string, string> => Object.fromEntries(languages.map((lang) => [`text_${lang}`, textIn(known, lang)])))
  const [isSaved, setSaved] = useState(false)
  const [fits, setFits] = useState<readonly Language[]>([])
  const form = useForm(start, async (texts) => {
    await save({ ...texts, key: known.key, version: known.version, ...(fits.length > 0 && { checked: [...fits] }) })
    setSaved(true)
    toasts.show(words.saved)
  })
  const { values, errors } = form
  const isDirty = !isSaved && (fits.length > 0 || JSON.stringify(values) !== JSON.stringify(start))
  const turn = (lang: Language, on: boolean) => setFits((before) => (on ? [...before, lang] : before.filter((each) => each !== lang)))
  return (
    <EditPage
      title={known.key}
      subtitle={known.names.length > 0 ? words.filledIn(known.names.map((name) => `{${name}}`).join(', ')) : words.about[known.about]}
      back={{ href: hrefOf('texts'), label: words.title }}
      form={form}
      save={words.save}
      roles={['owner', 'catalogue']}
      isDirty={isDirty}
      onDirty={onDirty}
      below={<History kind="words" thing={known.key} />}
    >
      <Card>
        <Fields>
          {inOrder.map((lang) => {
            const name = `text_${lang}`
            const isStale = known.stale.includes(lang) && values[name] === start[name]
            return (
              <div key={lang}>
                <TextArea
                  name={name}
                  label={languageNames[lang]}
                  hint={isStale ? words.stale : words.empty}
                  lang={htmlLanguages[lang]}
                  rows={3}
                  maxLength={600}
                  value={values[name] ?? ''}
                  error={errors[name]}
                  onChange={({ target }) => form.set(name, target.value)}
                />
                {isStale && (
                  <Checkbox checked={fits.includes(lang)} onChange={({ target }) => turn(lang, target.checked)}>
                    {words.fits}
                  </Checkbox>
                )}
              </div>
            )
          })}
        </Fields>
      </Card>
    </EditPage>
  )
}
