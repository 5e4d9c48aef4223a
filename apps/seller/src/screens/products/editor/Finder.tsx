import { FieldError, RemovableChip, TextField } from '@plaza/design'
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
  found: readonly Named[]
  onChoose: (chosen: Named | null) => void
  fault: string | undefined
}

/** Picks one entry, such as a category, from a very long list by searching for its name. */
export function Finder({ field, label, note, placeholder, chosen, typed, onType, found, onChoose, fault }: Props) {
  const words = useProductWords()
  if (chosen)
    return (
      <div className={editor.fields}>
        <div data-field={field} className={styles.chosen}>
          <span className={styles.label}>{label}</span>
          <RemovableChip removeLabel={words.take(chosen.name)} onRemove={() => onChoose(null)}>
            {chosen.name}
          </RemovableChip>
        </div>
        <FieldError {...(fault && { error: fault })} />
      </div>
    )
  const choose = (each: Named) => {
    onChoose(each)
    onType('')
  }
  return (
    <div className={styles.finder}>
      <TextField
        data-field={field}
        label={label}
        {...(note && { note })}
        {...(fault && { error: fault })}
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (first) choose(first)
        }}
      />
      {typed.trim() !== '' && (
        <ul className={styles.found}>
          {found.map((each) => (
            <li key={each.id}>
              <button type="button" className={styles.one} onClick={() => choose(each)}>
                {each.name}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className={editor.hint}>{words.nothingFound}</li>}
        </ul>
      )}
    </div>
  )
}
