import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { cx } from '../cx.ts'
import { Popover, type PopoverTrigger } from './Popover.tsx'
import styles from './Menu.module.css'

export type MenuItem = {
  label: string
  icon?: ReactNode
  href?: string
  onSelect?: () => void
  /** Marks this item as the chosen one of several choices. */
  checked?: boolean
  danger?: boolean
  disabled?: boolean
  /** The language of the label, if it differs from the page's language. */
  lang?: string
}

type Props = { trigger: (wiring: PopoverTrigger) => ReactNode; label: string; items: readonly MenuItem[]; align?: 'start' | 'end' }

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A few actions or choices behind a button. The arrow keys move among them. */
export function Menu({ trigger, label, items, align }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const choices = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])]
  const focusFirst = () => {
    const all = choices()
    ;(all.find((choice) => choice.ariaChecked === 'true') ?? all[0])?.focus()
  }
  const move = (event: KeyboardEvent) => {
    const next = moves[event.key]
    if (!next) return
    event.preventDefault()
    const all = choices()
    all[next(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus()
  }
  return (
    <Popover trigger={trigger} label={label} role="menu" align={align} onOpenChange={(open) => open && focusFirst()}>
      {(close) => (
        <div ref={list} role="none" onKeyDown={move}>
          {items.map((item) => (
            <Choice key={item.label} item={item} close={close} />
          ))}
        </div>
      )}
    </Popover>
  )
}

function Choice({ item, close }: { item: MenuItem; close: () => void }) {
  const shared = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    tabIndex: -1,
    lang: item.lang,
    className: cx(styles.item, item.danger && styles.danger, item.checked && styles.checked),
  }
  const inside = (
    <>
      {item.icon}
      <span>{item.label}</span>
    </>
  )
  const select = () => {
    close()
    item.onSelect?.()
  }
  if (item.href !== undefined && !item.disabled) {
    return (
      <a {...shared} href={item.href} onClick={select}>
        {inside}
      </a>
    )
  }
  return (
    <button {...shared} type="button" aria-disabled={item.disabled || undefined} onClick={() => !item.disabled && select()}>
      {inside}
    </button>
  )
}
