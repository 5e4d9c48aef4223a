import { cx } from '@plaza/design'
import { type Language, htmlLanguages, languageNames } from '@plaza/values'
import { useProductWords } from './words/index.ts'
import styles from './LanguageTabs.module.css'

type Props = {
  label: string
  among: readonly Language[]
  lang: Language
  onLang: (lang: Language) => void
  /** Number of filled-in texts in a language, and the total number of texts. */
  filledIn: (lang: Language) => { filled: number; of: number }
  isWrong?: (lang: Language) => boolean
}

/** Language tabs, one of them open. Each tab shows how many of its texts are filled in. */
export function LanguageTabs({ label, among, lang, onLang, filledIn, isWrong }: Props) {
  const words = useProductWords()
  return (
    <div role="group" aria-label={label} className={styles.tabs}>
      {among.map((each) => {
        const { filled, of } = filledIn(each)
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === lang}
            className={cx(styles.tab, each === lang && styles.open, isWrong?.(each) && styles.wrong)}
            onClick={() => onLang(each)}
          >
            <span lang={htmlLanguages[each]}>{languageNames[each]}</span>
            <span className="sr">{[words.filled(filled, of), isWrong?.(each) && words.toFix].filter(Boolean).join(', ')}</span>
            <span aria-hidden="true" className={styles.meter} data-filled={Math.ceil((filled / of) * 3 - (filled < of ? 0.5 : 0))} />
          </button>
        )
      })}
    </div>
  )
}
