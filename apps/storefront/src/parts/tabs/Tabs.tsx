import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styles from './Tabs.module.css'
import { tabAfter } from './tab-after.ts'

type Props<V extends string> = {
  /** ID prefix that distinguishes this row of tabs from others on the page. */
  name: string
  label: string
  tabs: readonly { value: V; label: string; badge?: ReactNode }[]
  value: V
  onChange: (value: V) => void
  children: ReactNode
}

/** A tab list with one open tab. Arrow keys move, Home and End jump. */
export function Tabs<const V extends string>({ name, label, tabs, value, onChange, children }: Props<V>) {
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(
      tabs.map((each) => each.value),
      value,
      event.key,
    )
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <>
      <div ref={row} role="tablist" tabIndex={-1} aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((each) => (
          <button
            key={each.value}
            type="button"
            role="tab"
            id={`${name}-${each.value}`}
            data-tab={each.value}
            aria-selected={each.value === value}
            aria-controls={`${name}-part`}
            tabIndex={each.value === value ? 0 : -1}
            onClick={() => onChange(each.value)}
          >
            {each.label}
            {each.badge}
          </button>
        ))}
      </div>
      <div id={`${name}-part`} role="tabpanel" aria-labelledby={`${name}-${value}`}>
        {children}
      </div>
    </>
  )
}
