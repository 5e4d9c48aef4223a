import { useGetCurrency, useGetLanguages } from '@plaza/client'
import { Chip, RadioCards, Segmented, toasts } from '@plaza/design'
import { type Language, htmlLanguages, isLanguage, languageNames, languages } from '@plaza/values'
import { useCur, useLang, useTheme } from '@plaza/web'
import { themes } from '@plaza/web/choices'
import { loadWords } from '../../words/index.ts'
import { useMall, useWords } from '../../mall/mall.tsx'
import styles from './Choices.module.css'

/** Language, currency and appearance. Each choice applies at once, without leaving the page. */
export function Choices() {
  return (
    <div className={styles.groups}>
      <LanguageChoice />
      <CurrencyChoice />
      <ThemeChoice />
    </div>
  )
}

function LanguageChoice() {
  const { choices } = useMall()
  const lang = useLang()
  const { settings } = useWords()
  const { data = languages.map((code) => ({ code: code as string, name: languageNames[code] as string })) } = useGetLanguages()
  const choose = (code: string) => {
    if (!isLanguage(code)) return
    loadWords(code).then(
      () => choices.choose({ lang: code }),
      () => toasts.show(settings.failed, 'error'),
    )
  }
  const known = data.filter((each): each is { code: Language; name: string } => isLanguage(each.code))
  return (
    <RadioCards
      label={settings.language}
      className={styles.languages}
      value={lang}
      onChange={choose}
      cards={known.map(({ code, name }) => ({ value: code, title: <span lang={htmlLanguages[code]}>{name}</span> }))}
    />
  )
}

function CurrencyChoice() {
  const { choices } = useMall()
  const cur = useCur()
  const { settings } = useWords()
  const { data } = useGetCurrency()
  return (
    <fieldset>
      <legend className={styles.label}>{settings.currency}</legend>
      <div className={styles.chips}>
        {data?.list.map(({ code, symbol }) => (
          <Chip key={code} pressed={code === cur} onChange={() => choices.choose({ cur: code })}>
            {code} {symbol}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

function ThemeChoice() {
  const { choices } = useMall()
  const theme = useTheme()
  const { settings } = useWords()
  const choose = (value: string) => {
    const chosen = themes.find((each) => each === value)
    if (chosen) choices.choose({ theme: chosen })
  }
  return (
    <div>
      <p className={styles.label}>{settings.appearance}</p>
      <Segmented
        wide
        label={settings.appearance}
        value={theme}
        onChange={choose}
        options={themes.map((value) => ({ value, label: settings[value] }))}
      />
    </div>
  )
}
