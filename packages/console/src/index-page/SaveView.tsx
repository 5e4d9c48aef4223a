import { Button, Popover, TextField } from '@plaza/design'
import { useReader } from '@plaza/web/reading'
import { reasonWords } from '@plaza/web/form'
import { useRef, useState } from 'react'
import { announce } from '../frame/announcer.ts'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './FilterBar.module.css'

const longestName = 40

/** Saves the list's present view, search and filters under a name, as one of its views. */
export function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const words = useConsoleWords()
  const { lang } = useReader()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const save = () => {
    const viewName = name.trim()
    if (viewName === '') {
      setError(reasonWords(lang, 'missing'))
      return field.current?.focus()
    }
    onSave(viewName)
    announce(words.viewSaved(viewName))
    // The button that the user pressed has disappeared, so the focus moves to the new view.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-views] [aria-pressed="true"]')?.focus())
  }
  return (
    <Popover
      label={words.saveView}
      trigger={(wiring) => (
        <Button {...wiring} look="soft" size="small">
          {words.saveView}
        </Button>
      )}
    >
      <form
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          ref={field}
          data-autofocus
          label={words.viewName}
          maxLength={longestName}
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" wide>
          {words.save}
        </Button>
      </form>
    </Popover>
  )
}
