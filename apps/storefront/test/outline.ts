import { getRoles } from '@testing-library/react'

/** Elements that users neither see nor hear. */
const silent = 'svg, script, style, template, link, meta, [hidden], [aria-hidden="true"]'
/** ARIA roles whose name is the text inside the element. */
const namedByText = new Set(['button', 'link', 'heading', 'tab', 'option', 'cell', 'columnheader', 'menuitem', 'status', 'alert'])
/** Live regions may be empty, because they exist before their content. */
const isVoice = (role: string) => role === 'status' || role === 'alert'
const maxLines = 150

const shortened = (text: string, max = 90) => (text.length > max ? `${text.slice(0, max)}…` : text)
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const nameOf = (element: Element): string => {
  const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const labelledBy = by.map((id) => plain(document.querySelector(`[id="${id}"]`)?.textContent)).join(' ')
  const labels =
    'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => plain(textContent)).join(' ') : ''
  return (
    labelledBy || plain(element.getAttribute('aria-label')) || labels || plain(element.getAttribute('alt') ?? element.getAttribute('title'))
  )
}

const stateOf = (element: Element): string => {
  const field = element as HTMLInputElement
  const states = [
    document.activeElement === element && 'focused',
    field.disabled && 'disabled',
    field.checked && 'checked',
    element.getAttribute('aria-expanded') === 'true' && 'expanded',
    element.getAttribute('aria-selected') === 'true' && 'selected',
    element.getAttribute('aria-busy') === 'true' && 'busy',
    element.getAttribute('aria-invalid') === 'true' && 'invalid',
    element.matches('input:not([type=checkbox], [type=radio], [type=file]), textarea, select') && `= ${JSON.stringify(field.value)}`,
  ]
  return states
    .filter(Boolean)
    .map((state) => ` [${String(state)}]`)
    .join('')
}

/** Texts of toasts and other live regions. They are listed separately, because a long outline is cut before the end of the page. */
const voicesIn = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('[role="status"], [role="alert"]')]
    .filter((element) => plain(element.textContent))
    .map((element) => `Says: ${shortened(plain(element.textContent))}`)

/** The screen in reading order: one line for each role with its name and state, and one line for each text. */
export const outlineOf = (root: HTMLElement): string => {
  const roles = new Map<Element, string>()
  for (const [role, elements] of Object.entries(getRoles(root)))
    for (const element of elements) if (role !== 'generic') roles.set(element, role)
  const lines: string[] = []
  const walk = (node: Node, depth: number): void => {
    const line = (text: string) => lines.push(`${'  '.repeat(depth)}${text}`)
    if (node instanceof Text && plain(node.data)) line(shortened(plain(node.data)))
    if (!(node instanceof Element) || node.matches(silent)) return
    const role = roles.get(node) ?? (node.matches('input:not([type=hidden])') ? 'input' : undefined)
    if (role && isVoice(role) && !node.hasChildNodes()) return
    const name = nameOf(node)
    const isWhole = role !== undefined && namedByText.has(role) && !node.querySelector('button, a, input, select, textarea')
    if (role) line(`- ${role}${name || isWhole ? ` "${shortened(name || plain(node.textContent))}"` : ''}${stateOf(node)}`)
    if (!isWhole) for (const child of node.childNodes) walk(child, depth + (role ? 1 : 0))
  }
  walk(root, 0)
  const more = lines.length - maxLines
  if (more <= 0) return lines.join('\n')
  return [...voicesIn(root), ...lines.slice(0, maxLines), `… and ${more} more lines`].join('\n')
}
