/** Browser script that filters the list of calls while a user types. The page also works without the script. */
export const filterScript = `const field = document.querySelector('[data-filter]')
const count = document.querySelector('[data-count]')
const rows = [...document.querySelectorAll('[data-call]')]
const groups = [...document.querySelectorAll('[data-group]')]
const none = document.querySelector('[data-none]')

const show = () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const row of rows) row.hidden = !words.every((word) => row.dataset.call.includes(word))
  for (const group of groups) group.hidden = !group.querySelector('[data-call]:not([hidden])')
  const left = rows.filter((row) => !row.hidden).length
  count.textContent = words.length === 0 ? '' : left + (left === 1 ? ' call' : ' calls')
  none.hidden = left > 0
}

const step = (by) => {
  const links = rows.filter((row) => !row.hidden).map((row) => row.querySelector('a'))
  const at = links.indexOf(document.activeElement)
  const next = at < 0 ? (by > 0 ? 0 : -1) : at + by
  if (next < 0) field.focus()
  else links[Math.min(next, links.length - 1)]?.focus()
}

if (field) {
  document.querySelector('[data-filter-box]').hidden = false
  field.addEventListener('input', show)
  document.addEventListener('keydown', (event) => {
    const typing = event.target === field
    if (event.key === '/' && !typing) { event.preventDefault(); field.focus(); field.select() }
    if (event.key === 'Escape' && typing) { field.value = ''; show() }
    const inList = typing || event.target.closest?.('[data-call]')
    if (inList && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) { event.preventDefault(); step(event.key === 'ArrowDown' ? 1 : -1) }
  })
  if (field.value !== '') show()
}
`
