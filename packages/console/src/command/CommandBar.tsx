import { Icon, IconSearch, Sheet, Spinner, cx } from '@plaza/design'
import { go } from '@plaza/web/place'
import { moved, none, useResting } from '@plaza/web/hooks'
import { type KeyboardEvent, useId, useState } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './CommandBar.module.css'

/** A search result and its address. */
export type Found = { href: string; label: string; note?: string }
export type FoundGroup = { name: string; found: readonly Found[] }
type Props = {
  /** Hook of the app: search results for the typed text, by group. `isBusy` is true while more results may arrive. */
  useFound: (typed: string) => { groups: readonly FoundGroup[]; isBusy: boolean }
  onClose: () => void
}

const pauseMs = 200

/** One search field over everything the console can find: type, choose with the arrow keys, open with Enter. */
export function CommandBar({ useFound, onClose }: Props) {
  const words = useConsoleWords()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(none)
  const { groups, isBusy } = useFound(useResting(typed.trim(), pauseMs))
  const all = groups.flatMap(({ found }) => found)
  const open = (one: Found | undefined) => {
    if (!one) return
    onClose()
    go(one.href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(active, all.length, event.key)
    if (next !== null) setActive(next)
    else if (event.key === 'Enter') open(all[active === none ? 0 : active])
    else return
    event.preventDefault()
  }
  return (
    <Sheet open onClose={onClose} title={words.command.title} closeLabel={words.close} className={styles.sheet}>
      <div className={styles.field}>
        <Icon of={IconSearch} size={20} />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it is about to type
          autoFocus
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === none ? undefined : `${id}-${active}`}
          aria-label={words.command.label}
          placeholder={words.command.label}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(none)
          }}
        />
        {isBusy && <Spinner />}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={words.command.title} className={styles.list}>
        {groups.map(({ name, found }) => (
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden="true" className={styles.group}>
              {name}
            </p>
            {found.map((one) => {
              const at = all.indexOf(one)
              return (
                <button
                  key={one.href}
                  id={`${id}-${at}`}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className={cx(styles.found, at === active && styles.active)}
                  onClick={() => open(one)}
                >
                  <span className={styles.label}>{one.label}</span>
                  {one.note && <span className={styles.note}>{one.note}</span>}
                </button>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className={styles.none}>
        {all.length === 0 && !isBusy ? words.noneFound : ''}
      </p>
    </Sheet>
  )
}
