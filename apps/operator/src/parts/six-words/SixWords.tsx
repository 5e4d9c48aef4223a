import { Select, TextArea, TextField } from '@plaza/design'
import { type Language, htmlLanguages, languageNames, languages } from '@plaza/values'
import type { Form } from '@plaza/web/form'
import { useEffect, useRef, useState } from 'react'
import { type WordsField, isMissingIn, wrongIn } from './six-words.ts'
import { useSixWordsWords } from './words/index.ts'
import styles from './SixWords.module.css'

type Props = {
  form: Form<Record<string, string>>
  fields: readonly WordsField[]
  lang: Language
  onLang: (lang: Language) => void
}

/** Texts in six languages, one at a time. The language list marks languages with missing texts. */
export function SixWords({ form, fields, lang, onLang }: Props) {
  const words = useSixWordsWords()
  const { values, errors, set, field } = form
  const area = useRef<HTMLDivElement>(null)
  const [wrongLang, setWrongLang] = useState<{ lang: Language }>()
  useEffect(() => {
    const wrong = wrongIn(fields, errors)
    if (wrong) onLang(wrong)
    setWrongLang(wrong && { lang: wrong })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a language is opened when something turns out to be wrong, and not when another one is chosen
  }, [errors])
  // The form focuses its first faulty field, but a text of a hidden language only exists once its language is open.
  useEffect(() => {
    const isElsewhere = document.activeElement?.getAttribute('aria-invalid') === 'true'
    if (wrongLang?.lang === lang && !isElsewhere) area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrongLang, lang])
  const options = languages.map((value) => ({
    value,
    label: isMissingIn(value, fields, values) ? `${languageNames[value]} · ${words.missing}` : languageNames[value],
  }))
  return (
    <div ref={area} className={styles.texts}>
      <Select label={words.language} options={options} value={lang} onChange={({ target }) => onLang(target.value as Language)} />
      {fields.map(({ name, label, most, long }) => {
        const key = `${name}_${lang}`
        const shown = { label: `${label} (${languageNames[lang]})`, maxLength: most, lang: htmlLanguages[lang] }
        return long ? (
          <TextArea
            key={key}
            {...shown}
            name={key}
            value={values[key] ?? ''}
            error={errors[key]}
            rows={6}
            onChange={({ target }) => set(key, target.value)}
          />
        ) : (
          <TextField key={key} {...shown} {...field(key)} />
        )
      })}
    </div>
  )
}

/** The language whose texts are shown. English comes first because the other languages are translated from it. */
export const useOpenLanguage = () => useState<Language>('en')
