import type { Locator } from '@playwright/test'

export type Kind =
  | 'text'
  | 'whole'
  | 'decimal'
  | 'email'
  | 'url'
  | 'password'
  | 'range'
  | 'day'
  | 'hour'
  | 'moment'
  | 'box'
  | 'radio'
  | 'choice'
  | 'pages'
  | 'pictures'
/** A control of a form. `key` is its unique name in the form: the label, with the language if it has one. */
export type Control = {
  key: string
  label: string
  kind: Kind
  /** Index of the control among `controls`. For a radio group, index of the option to press next. */
  at: number
  value: string
  /** Values of the other options, starting after the chosen option. */
  others: string[]
  /** Language of the text in this control; null if the control has no language. */
  lang: string | null
  min: number | null
  max: number | null
  most: number | null
}

const selector = 'input:not([type="hidden"]):not([type="search"]), textarea, select'
export const controls = (form: Locator): Locator => form.locator(selector)

/** Every visible, enabled control of a form. A file input is hidden behind its button. */
export const controlsOf = (form: Locator): Promise<Control[]> =>
  controls(form).evaluateAll((elements) => {
    const codes = ['en', 'zh', 'es', 'jp', 'th', 'zhtw']
    const htmlCodes: Record<string, string> = { 'zh-Hans': 'zh', 'zh-Hant': 'zhtw', ja: 'jp' }
    type Any = Omit<HTMLInputElement, 'type'> & { type: string; options: HTMLOptionsCollection }
    const list = elements as unknown as Any[]
    const firstLine = (text: string | null | undefined) => (text ?? '').trim().split('\n')[0]?.trim() ?? ''
    const labelOf = (one: Any) => {
      const group = one.type === 'radio' ? one.closest('fieldset, [role="radiogroup"]') : null
      if (group) return firstLine(group.getAttribute('aria-label') ?? group.querySelector('legend')?.textContent)
      return one.getAttribute('aria-label') ?? firstLine((one.labels?.[0] as HTMLElement | undefined)?.innerText)
    }
    const languageOf = (one: Any) => {
      const named = /_(en|zh|zhtw|es|jp|th)$/.exec(one.name)?.[1]
      const said = one.closest('[lang]:not(html)')?.getAttribute('lang')
      return named ?? (said ? (htmlCodes[said] ?? said) : null)
    }
    const isPages = (one: Any) =>
      one.tagName === 'SELECT' && one.options.length > 4 && [...one.options].every(({ value }) => codes.includes(value))
    const kindOf = (one: Any) => {
      if (one.tagName === 'SELECT') return isPages(one) ? 'pages' : 'choice'
      const kinds: Record<string, string> = {
        ...{ checkbox: 'box', radio: 'radio', file: 'pictures', date: 'day', time: 'hour', 'datetime-local': 'moment' },
        ...{ range: 'range', password: 'password', email: 'email', url: 'url', number: 'decimal' },
      }
      const modes: Record<string, string> = { numeric: 'whole', decimal: 'decimal', email: 'email', url: 'url' }
      return kinds[one.type] ?? modes[one.inputMode] ?? 'text'
    }
    /** URLs of the shown pictures, or names of files without a preview. */
    const picturesOf = (one: Any) => {
      const group = one.closest('[role="group"], fieldset, section')
      const names = [...(group?.matches('fieldset') ? group.querySelectorAll('li span') : [])].map(({ textContent }) => textContent)
      return [...[...(group?.querySelectorAll('img') ?? [])].map(({ src }) => src), ...names]
    }
    const valueOf = (one: Any, all: Any[]) => {
      if (one.type === 'checkbox') return one.checked ? '1' : '0'
      if (one.type === 'radio') return all.find(({ checked }) => checked)?.value ?? ''
      return one.type === 'file' ? picturesOf(one).join(' ') : one.value
    }
    const othersOf = (one: Any, all: Any[]) => {
      const options = one.tagName === 'SELECT' ? [...one.options] : one.type === 'radio' ? all : []
      const chosen = options.findIndex((each) => ('checked' in each && each.checked) || ('selected' in each && each.selected))
      const turned = [...options.slice(chosen + 1), ...options.slice(0, Math.max(chosen, 0))]
      return turned.filter((each) => !each.disabled && each.value !== '').map(({ value }) => value)
    }
    const number = (text: string | null) => (text === null || text === '' ? null : Number(text))
    const seen = new Map<string, number>()
    const found: unknown[] = []
    const radios = new Set<string>()
    for (const [at, one] of list.entries()) {
      const isShown = one.type === 'file' || one.checkVisibility()
      if (!isShown || one.matches(':disabled') || one.readOnly) continue
      if (one.type === 'radio' && radios.has(one.name)) continue
      if (one.type === 'radio') radios.add(one.name)
      const all = one.type === 'radio' ? list.filter((each) => each.type === 'radio' && each.name === one.name) : [one]
      const lang = languageOf(one)
      const name = lang === null ? labelOf(one) : `${labelOf(one)} [${lang}]`
      const times = (seen.get(name) ?? 0) + 1
      seen.set(name, times)
      found.push({
        ...{ key: times === 1 ? name : `${name} #${times}`, label: labelOf(one), kind: kindOf(one), at, value: valueOf(one, all) },
        ...{ others: othersOf(one, all), lang, min: number(one.getAttribute('min')), max: number(one.getAttribute('max')) },
        most: one.maxLength > 0 ? one.maxLength : null,
      })
    }
    return found as Control[]
  }) as Promise<Control[]>
