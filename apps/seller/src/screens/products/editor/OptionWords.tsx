import { TextField } from '@plaza/design'
import { productLimits } from '@plaza/contract'
import { type Language, htmlLanguages, languageNames } from '@plaza/values'
import { useState } from 'react'
import { type DraftOption, type DraftWords, others } from './draft.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { useProductWords } from './words/index.ts'
import editor from './Editor.module.css'
import styles from './VariantsCard.module.css'

type Props = { options: readonly DraftOption[]; onChange: (options: readonly DraftOption[]) => void }
type OwnText = { said: string; words: DraftWords | undefined; put: (words: DraftWords) => DraftOption }

const none: DraftWords = { names: {}, byMall: false }

/** The texts of an option without a translation by the mall: its name and its values. */
const ownOf = (option: DraftOption): OwnText[] => {
  const { name, words, values, valueWords = {} } = option
  const value = (each: string): OwnText => ({
    ...{ said: each, words: valueWords[each] },
    put: (to) => ({ ...option, valueWords: { ...valueWords, [each]: to } }),
  })
  if (values.length === 0) return []
  return [{ said: name.trim(), words, put: (to: DraftWords): DraftOption => ({ ...option, words: to }) }, ...values.map(value)].filter(
    ({ said, words: each }) => said !== '' && !each?.byMall,
  )
}

/** Translations for the names of the shop's own options and values. */
export function OptionWords({ options, onChange }: Props) {
  const words = useProductWords()
  const [lang, setLang] = useState<Language>('zh')
  const own = options.map(ownOf)
  const all = own.flat()
  if (all.length === 0) return null
  const filled = (each: Language) => all.filter((one) => one.words?.names[each]?.trim()).length
  return (
    <section aria-label={words.optionWords} className={styles.words}>
      <h3 className={styles.wordsTitle}>{words.optionWords}</h3>
      <p className={editor.hint}>{words.optionWordsHint}</p>
      <LanguageTabs
        label={words.optionWords}
        among={others}
        lang={lang}
        onLang={setLang}
        filledIn={(each) => ({ filled: filled(each), of: all.length })}
      />
      {own.map(
        (said, at) =>
          said.length > 0 && (
            // oxlint-disable-next-line react/no-array-index-key -- an option is which one it is, whatever it is called by now
            <div key={at} className={editor.pair}>
              {said.map(({ said: name, words: known = none, put }) => (
                <TextField
                  key={name}
                  label={`${name} (${languageNames[lang]})`}
                  lang={htmlLanguages[lang]}
                  value={known.names[lang] ?? ''}
                  maxLength={productLimits.value}
                  onChange={({ target }) => {
                    const next = put({ ...known, names: { ...known.names, [lang]: target.value } })
                    onChange(options.map((option, index) => (index === at ? next : option)))
                  }}
                />
              ))}
            </div>
          ),
      )}
    </section>
  )
}
