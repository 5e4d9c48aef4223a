import { RadioCards, Segmented, Sheet, toasts } from '@plaza/design'
import { htmlLanguages, isLanguage, languageNames, languages } from '@plaza/values'
import { useLang, useTheme, useWeb } from '@plaza/web'
import { themes } from '@plaza/web/choices'
import { loadWords, useWords } from '../words/index.ts'
import styles from './Appearance.module.css'

/** Language and appearance; each holds at once. */
export function Appearance({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { choices } = useWeb()
  const { foot, console: shared } = useWords()
  const lang = useLang()
  const theme = useTheme()
  const speak = (code: string) => {
    if (!isLanguage(code)) return
    loadWords(code).then(
      () => choices.choose({ lang: code }),
      () => toasts.show(foot.languageFailed, 'error'),
    )
  }
  const look = (value: string) => {
    const chosen = themes.find((each) => each === value)
    if (chosen) choices.choose({ theme: chosen })
  }
  return (
    <Sheet open={open} onClose={onClose} title={foot.appearance} closeLabel={shared.close}>
      <div className={styles.groups}>
        <RadioCards
          label={foot.language}
          className={styles.languages}
          value={lang}
          onChange={speak}
          cards={languages.map((code) => ({ value: code, title: <span lang={htmlLanguages[code]}>{languageNames[code]}</span> }))}
        />
        <Segmented wide label={foot.theme} value={theme} onChange={look} options={themes.map((value) => ({ value, label: foot[value] }))} />
      </div>
    </Sheet>
  )
}
