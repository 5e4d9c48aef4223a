import type { PolicyVersion } from '@plaza/contract'
import { Select } from '@plaza/design'
import { type Language, htmlLanguages, languageNames, languages } from '@plaza/values'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { Pair } from '../../../parts/editing/Fields.tsx'
import { blocksOf, compareBlocks } from './compare-texts.ts'
import { usePolicyWords } from './words/index.ts'
import styles from './Policies.module.css'

const textOf = (version: PolicyVersion | undefined, lang: Language): string[] => [
  version?.[`title_${lang}`] ?? '',
  ...blocksOf(version?.[`html_${lang}`] ?? ''),
]

/** Compares one version with another, in one language. */
export function PolicyCompare({ versions }: { versions: readonly PolicyVersion[] }) {
  const words = usePolicyWords()
  const reader = useReader()
  const [lang, setLang] = useState<Language>(reader.lang)
  const [newer, setNewer] = useState(String(versions[0]?.version))
  const [older, setOlder] = useState(String(versions[1]?.version))
  const named = (no: string) => versions.find(({ version }) => String(version) === no)
  const options = versions.map(({ version, state }) => ({
    value: String(version),
    label: `${words.version(version)} · ${words.states[state]}`,
  }))
  const blocks = compareBlocks(textOf(named(older), lang), textOf(named(newer), lang))
  const isSame = blocks.every(({ is }) => is === 'same')
  return (
    <>
      <Pair>
        <Select label={words.older} options={options} value={older} onChange={({ target }) => setOlder(target.value)} />
        <Select label={words.newer} options={options} value={newer} onChange={({ target }) => setNewer(target.value)} />
        <Select
          label={words.language}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={lang}
          onChange={({ target }) => setLang(target.value as Language)}
        />
      </Pair>
      {isSame && <p className={styles.said}>{words.same}</p>}
      <div className={styles.blocks} lang={htmlLanguages[lang]}>
        {/* oxlint-disable react/no-array-index-key -- a text is compared as a whole and drawn as a whole */}
        {blocks.map(({ text, is }, at) => {
          if (is === 'gone')
            return (
              <del key={at} aria-label={`${words.gone}: ${text}`}>
                {text}
              </del>
            )
          if (is === 'added')
            return (
              <ins key={at} aria-label={`${words.added}: ${text}`}>
                {text}
              </ins>
            )
          return <p key={at}>{text}</p>
        })}
        {/* oxlint-enable react/no-array-index-key */}
      </div>
    </>
  )
}
