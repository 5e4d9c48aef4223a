import { Button, Popover, TextField } from '@plaza/design'
import { useState } from 'react'
import { announce } from '../frame/announcer.ts'
import { useConsoleWords } from '../words/use-console-words.ts'
import styles from './FilterBar.module.css'

const longestName = 40

/** What a list shows now is kept under a name, and stands among its views from then on. */
export function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const words = useConsoleWords()
  const [name, setName] = useState('')
  const save = () => {
    const given = name.trim()
    if (given === '') return
    onSave(given)
    announce(words.viewSaved(given))
    // What was pressed is gone; the keyboard goes on at the view that it made.
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
        <TextField label={words.viewName} maxLength={longestName} value={name} onChange={({ target }) => setName(target.value)} />
        <Button type="submit" wide disabled={name.trim() === ''}>
          {words.save}
        </Button>
      </form>
    </Popover>
  )
}
