import { type Language, defaultLanguage, htmlLanguages, isLanguage } from '@plaza/values'
import { storeCookie, safeStorage } from '../keep/index.ts'
import { createStore } from '../store/index.ts'

export const themes = ['system', 'light', 'dark'] as const
export type ChosenTheme = (typeof themes)[number]

/** The user's choices for an app's display. */
export type Choices = { lang: Language; cur: string; theme: ChosenTheme }
/** Storage keys of the choices in an app. */
export type ChoiceNames = Readonly<Record<keyof Choices, string>>
export const defaultChoices: Choices = { lang: defaultLanguage, cur: 'USD', theme: 'system' }

export const readChoices = (names: ChoiceNames, read: (name: string) => string | null = safeStorage.read): Choices => {
  const [lang, cur, theme] = [read(names.lang), read(names.cur), read(names.theme)]
  return {
    lang: lang !== null && isLanguage(lang) ? lang : defaultChoices.lang,
    cur: cur !== null && /^[A-Z]{3,5}$/.test(cur) ? cur : defaultChoices.cur,
    theme: themes.find((each) => each === theme) ?? defaultChoices.theme,
  }
}

type Start = { start: Choices; drawn?: Choices }

export const createChoices = (names: ChoiceNames, { start, drawn = start }: Start) => {
  const store = createStore(start, drawn)
  return {
    ...store,
    choose(changed: Partial<Choices>) {
      store.set({ ...store.current(), ...changed })
      storeChoices(names, store.current())
      showChoices(store.current())
    },
  }
}

export type ChoiceStore = ReturnType<typeof createChoices>

const storeChoices = (names: ChoiceNames, { lang, cur, theme }: Choices) => {
  safeStorage.write(names.lang, lang)
  safeStorage.write(names.cur, cur)
  if (theme === 'system') safeStorage.forget(names.theme)
  else safeStorage.write(names.theme, theme)
  mirrorChoices(names, { lang, cur })
}

export const mirrorChoices = (names: ChoiceNames, { lang, cur }: Pick<Choices, 'lang' | 'cur'>): void => {
  storeCookie(names.lang, lang)
  storeCookie(names.cur, cur)
}

/** Sets the language and theme on the page's root element. */
export const showChoices = ({ lang, theme }: Choices): void => {
  const page = document.documentElement
  page.lang = htmlLanguages[lang]
  if (theme === 'system') delete page.dataset['theme']
  else page.dataset['theme'] = theme
}
