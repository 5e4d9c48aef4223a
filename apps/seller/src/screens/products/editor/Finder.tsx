import { FieldError, RemovableChip, TextField } from '@plaza/design'
import { moved, none } from '@plaza/web/hooks'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useProductWords } from './words/index.ts'
import editor from './Editor.module.css'
import styles from './Finder.module.css'

type Named = { id: string; name: string }
type Props = {
  /** Name of the field in the server's faults. */
  field: string
  label: string
  note?: string
  placeholder: string
  chosen: Named | null
  typed: string
  onType: (text: string) => void
  /** The entries to choose from: all of them until something is typed. */
  found: readonly Named[]
  /** True while the entries are loaded. */
  isLoading: boolean
  /** Called when the list opens for the first time. */
  onOpen?: () => void
  onChoose: (chosen: Named | null) => void
  fault: string | undefined
}

/** Picks one entry, such as a category, from a long list: by browsing the list, or by searching for a name. */
export function Finder({ chosen, onChoose, ...field }: Props) {
  const words = useProductWords()
  const within = useRef<HTMLDivElement>(null)
  const isMoving = useRef(false)
  // The focused element disappears with a choice, so the focus moves to the chip, and back to the field.
  useEffect(() => {
    if (isMoving.current) within.current?.querySelector<HTMLElement>('input, button')?.focus()
    isMoving.current = false
  }, [chosen])
  const choose = (each: Named | null) => {
    isMoving.current = true
    onChoose(each)
  }
  return (
    <div ref={within} className={styles.finder}>
      {chosen ? (
        <div className={editor.fields}>
          <div data-field={field.field} className={styles.chosen}>
            <span className={styles.label}>{field.label}</span>
            <RemovableChip removeLabel={words.take(chosen.name)} onRemove={() => choose(null)}>
              {chosen.name}
            </RemovableChip>
          </div>
          <FieldError {...(field.fault && { error: field.fault })} />
        </div>
      ) : (
        <FinderField {...field} onChoose={choose} />
      )}
    </div>
  )
}

function FinderField({ field, label, note, placeholder, typed, onType, found, isLoading, onOpen, onChoose, fault }: Omit<Props, 'chosen'>) {
  const words = useProductWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(none)
  const list = useRef<HTMLUListElement>(null)
  const open = () => {
    setActive(none)
    setOpen(true)
    onOpen?.()
  }
  const choose = (each: Named) => {
    onChoose(each)
    onType('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'Enter') {
      event.preventDefault()
      const picked = found[active] ?? (typed.trim() === '' ? undefined : found[0])
      if (isOpen && picked) choose(picked)
      return
    }
    if (!isOpen && event.key === 'ArrowDown') return open()
    const next = isOpen ? moved(active, found.length, event.key) : null
    if (next === null) return
    event.preventDefault()
    setActive(next)
    list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' })
  }
  return (
    <>
      <TextField
        data-field={field}
        label={label}
        {...(note && { note })}
        {...(fault && { error: fault })}
        placeholder={placeholder}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active !== none ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onFocus={open}
        onClick={() => !isOpen && open()}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onType(target.value)
          open()
        }}
      />
      <div className={styles.below}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a list that is searched while it is open */}
        <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen || found.length === 0} className={styles.found}>
          {found.map((each, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are heard in the field
            <li
              key={each.id}
              id={`${id}-${at}`}
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an option of the list above
              role="option"
              aria-selected={at === active}
              className={styles.one}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(each)}
            >
              {each.name}
            </li>
          ))}
        </ul>
        <p role="status" hidden={!isOpen || isLoading || found.length > 0} className={styles.none}>
          {isOpen && !isLoading && found.length === 0 && words.nothingFound}
        </p>
      </div>
    </>
  )
}
