import { Button, Icon, IconSearch, PriceWords, Sheet, Spinner, cx } from '@plaza/design'
import { lostText } from '@plaza/web/form'
import { go } from '@plaza/web/route'
import { moved, none } from '@plaza/web/hooks'
import { useReader } from '@plaza/web/reading'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './CommandBar.module.css'

/** A search result and its address: a page of the console, or a page outside of it, which opens in a new tab. */
export type Found = { href: string; label: string; note?: string }
export type FoundGroup = { name: string; found: readonly Found[] }
/** `isBusy` is true while more results may arrive. `isFailed` is true if they cannot arrive: the request failed, or the device is offline. */
export type FoundState = { groups: readonly FoundGroup[]; isBusy: boolean; isFailed: boolean; retry: () => void }
type Props = {
  /** Hook of the app: search results for the typed text, by group. */
  useFound: (typed: string) => FoundState
  /** Names of the things that the search finds. */
  label: string
  onClose: () => void
}

const pauseMs = 200

const follow = (href: string) => {
  if (href.startsWith('#')) go(href)
  else window.open(href, '_blank', 'noopener')
}

/** One search field over everything the console can find: type, choose with the arrow keys, open with Enter. */
export function CommandBar({ useFound, label, onClose }: Props) {
  const words = useConsoleWords()
  const { common } = useReader().words
  const id = useId()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [active, setActive] = useState(none)
  const [isPressed, setPressed] = useState(false)
  const { groups, isBusy, isFailed, retry } = useFound(asked)
  const text = typed.trim()
  const isSettled = asked === text && !isBusy
  const all = groups.flatMap(({ found }) => found)
  const open = (one: Found | undefined) => {
    if (!one) return
    onClose()
    follow(one.href)
  }
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  // A press of Enter before the answer waits for the answer.
  useEffect(() => {
    if (isPressed && isSettled) open(all[0])
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = moved(active, all.length, event.key)
    if (next !== null) setActive(next)
    else if (event.key !== 'Enter') return
    else if (active !== none) open(all[active])
    else {
      setAsked(text)
      setPressed(true)
    }
    event.preventDefault()
  }
  return (
    <Sheet open onClose={onClose} title={words.command.title} closeLabel={words.close} size="full" className={styles.sheet}>
      <div className={styles.field}>
        <Icon of={IconSearch} size={20} />
        <input
          data-autofocus
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active === none ? undefined : `${id}-${active}`}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={128}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(none)
            setPressed(false)
          }}
        />
        {!isSettled && <Spinner />}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={words.command.title} aria-busy={!isSettled} className={styles.list}>
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
                  {one.note && (
                    <span className={styles.note}>
                      <PriceWords text={one.note} />
                    </span>
                  )}
                </button>
              )
            })}
          </div>
        ))}
      </div>
      {isFailed && (
        <div role="alert" className={styles.failed}>
          <p>{lostText(common)}</p>
          <Button look="outline" size="small" onClick={retry}>
            {words.tryAgain}
          </Button>
        </div>
      )}
      <p role="status" className={all.length > 0 ? 'sr' : styles.none}>
        {!isSettled ? words.command.busy : all.length > 0 ? words.loaded(all.length) : isFailed ? '' : words.noneFound}
      </p>
    </Sheet>
  )
}
