import { RadioCards, Segmented, Sheet, toasts } from '@plaza/design'
import { type Language, htmlLanguages, isLanguage, languageNames, languages } from '@plaza/values'
import { useLang, useTheme, useWeb } from '@plaza/web'
import { themes } from '@plaza/web/choices'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './Appearance.module.css'

type Props = {
  open: boolean
  onClose: () => void
  /** Loads the texts of the app in a language. The language changes only after the texts have loaded. */
  loadWords: (language: Language) => Promise<unknown>
}

/** Language and theme of a console. A choice applies at once. */
export function Appearance({ open, onClose, loadWords }: Props) {
  const { choices } = useWeb()
  const { account, appearance, close } = useConsoleWords()
  const lang = useLang()
  const theme = useTheme()
  const chooseLanguage = (code: string) => {
    if (!isLanguage(code)) return
    loadWords(code).then(
      () => choices.choose({ lang: code }),
      () => toasts.show(appearance.languageFailed, 'error'),
    )
  }
  const chooseTheme = (value: string) => {
    const chosen = themes.find((each) => each === value)
    if (chosen) choices.choose({ theme: chosen })
  }
  return (
    <Sheet open={open} onClose={onClose} title={account.appearance} closeLabel={close}>
      <div className={styles.groups}>
        <RadioCards
          label={appearance.language}
          className={styles.languages}
          value={lang}
          onChange={chooseLanguage}
          cards={languages.map((code) => ({ value: code, title: <span lang={htmlLanguages[code]}>{languageNames[code]}</span> }))}
        />
        <Segmented
          wide
          label={appearance.theme}
          value={theme}
          onChange={chooseTheme}
          options={themes.map((value) => ({ value, label: appearance[value] }))}
        />
      </div>
    </Sheet>
  )
}
