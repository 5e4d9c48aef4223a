import { type Language, languages } from '@plaza/values'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Languages in the order of their tabs: English first, because its texts are required. */
export const textLanguages = ['en', ...languages.filter((lang) => lang !== 'en')] as const
const texts = ['name', 'short_description', 'description']

/** The first text with a fault, in the order of the tabs and of the fields on a tab. */
export const firstText = (fields: readonly string[]): { lang: Language; field: string } | undefined =>
  textLanguages.flatMap((lang) => texts.map((text) => ({ lang, field: `${text}_${lang}` }))).find(({ field }) => fields.includes(field))

const canFocus = 'input, textarea, select, button'
/** The first element in the document that belongs to one of the fields. An element names its fields in `data-field`. */
const elementOf = (within: HTMLElement, fields: readonly string[]): HTMLElement | undefined => {
  const named = [...within.querySelectorAll<HTMLElement>('[data-field]')]
  const found = named.find(({ dataset }) => dataset['field']?.split(' ').some((field) => fields.includes(field)))
  return found?.matches(canFocus) ? found : (found?.querySelector<HTMLElement>(canFocus) ?? undefined)
}

type Goal = {
  within: RefObject<HTMLDivElement | null>
  lang: Language
  openLanguage: (lang: Language) => void
  goTo: (fields: readonly string[]) => void
}

/** Leads the seller to the first of several faulty fields. A text of another language first opens the tab of its language. */
export const useGoal = (): Goal => {
  const within = useRef<HTMLDivElement>(null)
  const [lang, openLanguage] = useState<Language>('en')
  const [goal, setGoal] = useState<{ fields: readonly string[] }>()
  useEffect(() => {
    if (!goal || !within.current) return
    const found = elementOf(within.current, goal.fields)
    // Page head and tab bar cover the edges of the window, so the field is scrolled to the middle.
    found?.scrollIntoView?.({ block: 'center' })
    found?.focus({ preventScroll: true })
  }, [goal])
  const goTo = (fields: readonly string[]) => {
    const text = firstText(fields)
    if (text) openLanguage(text.lang)
    setGoal({ fields: text ? [text.field] : fields })
  }
  return { within, lang, openLanguage, goTo }
}
