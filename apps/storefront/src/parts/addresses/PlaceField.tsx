import { Icon, IconChevronDown, TextField } from '@plaza/design'
import { moved, none, useResting } from '@plaza/web/hooks'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { type PlaceOption, type Within, stillFitting, usePlaceOptions } from './use-place-options.ts'
import { useAddressWords } from './words/index.ts'
import styles from './PlaceField.module.css'

type Props = {
  name: string
  label: string
  note?: string
  hint?: string
  error: string | undefined
  value: string
  autoComplete: string
  within: Within
  /** True if only places from the list are accepted. */
  listed?: boolean
  /** True if a sheet that opens gives this field the focus on every device. */
  first?: boolean
  onType: (text: string) => void
  onChoose: (place: PlaceOption) => void
}

/** Field for a country, a state or a city, with search. */
export function PlaceField({ name, label, note, hint, error, value, autoComplete, within, listed, first, onType, onChoose }: Props) {
  const words = useAddressWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(none)
  /** Search text; empty until the user types, so that the field offers the whole list. */
  const [typed, setTyped] = useState('')
  const keyword = useResting(typed.trim())
  const list = useRef<HTMLUListElement>(null)
  const found = usePlaceOptions(within, keyword, open)
  const isOld = found.isOld || keyword !== typed.trim()
  const places = isOld ? stillFitting(found.places, typed.trim()) : found.places

  const show = () => {
    setTyped('')
    setActive(none)
    setOpen(true)
  }
  const choose = (place: PlaceOption) => {
    onChoose(place)
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      return setOpen(false)
    }
    const place = places[active]
    if (event.key === 'Enter' && open && place) {
      event.preventDefault()
      return choose(place)
    }
    if (!open && event.key === 'ArrowDown') return show()
    const next = open ? moved(active, places.length, event.key) : null
    if (next === null) return
    event.preventDefault()
    setActive(next)
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.place}>
      <TextField
        data-autofocus={first}
        name={name}
        label={label}
        note={note}
        hint={hint}
        error={error}
        value={value}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && active !== none ? `${id}-${active}` : undefined}
        autoComplete={autoComplete}
        spellCheck={false}
        maxLength={80}
        onFocus={(event) => event.target.select()}
        onClick={() => !open && show()}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          onType(target.value)
          setTyped(target.value)
          setActive(none)
          setOpen(true)
        }}
        after={<Icon of={IconChevronDown} size={20} />}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- what is chosen from is searched on the server */}
      <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label} hidden={!open || places.length === 0} className={styles.list}>
        {places.map((place, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are heard in the field
          <li
            key={place.code}
            id={`${id}-${at}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an option of the list above
            role="option"
            aria-selected={at === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            <span>{place.name}</span>
            {place.state && place.state !== place.name && <span className={styles.note}>{place.state}</span>}
          </li>
        ))}
      </ul>
      <p
        role="status"
        className={styles.said}
        hidden={!open || places.length > 0 || (within.level === 'city' && !within.state && keyword === '')}
      >
        {open && places.length === 0 && (isOld || found.isSearching ? words.searching : listed ? words.nothing : words.asTyped)}
      </p>
    </div>
  )
}
