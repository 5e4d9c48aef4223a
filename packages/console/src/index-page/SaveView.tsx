import { Button, Popover, TextField } from '@plaza/design'
import { useState } from 'react'
import { announce } from '../frame/announcer.ts'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './FilterBar.module.css'

const longestName = 40

/** Saves the list's present view, search and filters under a name, as one of its views. */
export function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const words = useConsoleWords()
  const [name, setName] = useState('')
  const save = () => {
    const viewName = name.trim()
    if (viewName === '') return
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
          data-autofocus
          label={words.viewName}
          maxLength={longestName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" wide disabled={name.trim() === ''}>
          {words.save}
        </Button>
      </form>
    </Popover>
  )
}
