import { type Language, defaultLanguage, htmlLanguages, isLanguage } from '@plaza/values'
import { keepCookie, kept } from './kept.ts'
import { createStore } from './store.ts'

export const themes = ['system', 'light', 'dark'] as const
export type ChosenTheme = (typeof themes)[number]

/** What the shopper has chosen to see the shop in. */
export type Choices = { lang: Language; cur: string; theme: ChosenTheme }
export const defaultChoices: Choices = { lang: defaultLanguage, cur: 'USD', theme: 'system' }

export const readChoices = (read: (name: string) => string | null): Choices => {
  const [lang, cur, theme] = [read('lang'), read('cur'), read('theme')]
  return {
    lang: lang !== null && isLanguage(lang) ? lang : defaultChoices.lang,
    cur: cur !== null && /^[A-Z]{3,5}$/.test(cur) ? cur : defaultChoices.cur,
    theme: themes.find((each) => each === theme) ?? defaultChoices.theme,
  }
}

export const createChoices = (start: Choices, drawn: Choices = start) => {
  const store = createStore(start, drawn)
  return {
    ...store,
    choose(changed: Partial<Choices>) {
      store.set({ ...store.current(), ...changed })
      keepChoices(store.current())
      showChoices(store.current())
    },
  }
}

export type ChoiceStore = ReturnType<typeof createChoices>

const keepChoices = ({ lang, cur, theme }: Choices) => {
  kept.write('lang', lang)
  kept.write('cur', cur)
  if (theme === 'system') kept.forget('theme')
  else kept.write('theme', theme)
  mirrorChoices({ lang, cur })
}

export const mirrorChoices = ({ lang, cur }: Pick<Choices, 'lang' | 'cur'>): void => {
  keepCookie('lang', lang)
  keepCookie('cur', cur)
}

/** The page itself says which language and theme it is in. */
export const showChoices = ({ lang, theme }: Choices): void => {
  const page = document.documentElement
  page.lang = htmlLanguages[lang]
  if (theme === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = theme
}
