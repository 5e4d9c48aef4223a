import type { Fields } from '@plaza/client'
import { type ChatHouse, maxReplies, maxSaid, type saveChatHouse } from '@plaza/contract'
import { Button, Checkbox, Sheet, TextArea, TextField } from '@plaza/design'
import { useState } from 'react'
import { Overtaken } from '../pages/Overtaken.tsx'
import { useConsoleWords } from '../words/use-console-words.ts'
import { useHouseWords } from './house-words.ts'
import styles from './Inbox.module.css'

type Props = {
  house: ChatHouse | undefined
  busy: boolean
  onSave: (house: Fields<typeof saveChatHouse>, told: Told) => void
  /** Reloads the current settings. */
  onLatest: () => Promise<unknown>
}
/** How a save ended. */
type Told = { done: () => void; overtaken: () => void }

/** Settings beside the conversations: prepared replies, and the hours when staff answer. */
export function HouseSheet({ house, busy, onSave, onLatest }: Props) {
  const words = useHouseWords()
  const shared = useConsoleWords()
  const [isOpen, setOpen] = useState(false)
  const [isOvertaken, setOvertaken] = useState(false)
  const [readings, setReadings] = useState(0)
  const open = () => {
    setOvertaken(false)
    setOpen(true)
  }
  const latest = async () => {
    await onLatest()
    setOvertaken(false)
    setReadings(readings + 1)
  }
  return (
    <>
      <Button look="outline" size="small" disabled={!house} onClick={open}>
        {words.open}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.open} closeLabel={shared.close} size="narrow">
        {isOvertaken && <Overtaken onLatest={() => void latest()} />}
        {house && isOpen && (
          <Arranging
            key={readings}
            house={house}
            busy={busy}
            onSave={(said) => onSave(said, { done: () => setOpen(false), overtaken: () => setOvertaken(true) })}
          />
        )}
      </Sheet>
    </>
  )
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

function Arranging({
  house: read,
  busy,
  onSave,
}: {
  house: ChatHouse
  busy: boolean
  onSave: (said: Fields<typeof saveChatHouse>) => void
}) {
  const words = useHouseWords()
  // The form keeps the version that its reader has seen. Newer settings that load behind it do not change that version.
  const [house] = useState(read)
  const [typed, type] = useState(house.replies.join('\n'))
  const [hasHours, setHours] = useState(house.hours !== null)
  const [opens, setOpens] = useState(house.hours?.opens ?? '09:00')
  const [closes, setCloses] = useState(house.hours?.closes ?? '18:00')
  const [away, setAway] = useState(house.away)
  const zone = house.hours?.zone ?? ownZone()
  const replies = typed
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)
  const isTooMuch = replies.length > maxReplies || replies.some((each) => each.length > maxSaid)
  return (
    <form
      className={styles.house}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooMuch) onSave({ replies, away: away.trim(), ...(hasHours && { opens, closes, zone }), version: house.version })
      }}
    >
      <TextArea
        label={words.replies}
        hint={words.repliesHint(maxReplies)}
        {...(isTooMuch && { error: words.repliesHint(maxReplies) })}
        rows={6}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Checkbox checked={hasHours} onChange={({ target }) => setHours(target.checked)}>
        {words.hasHours}
      </Checkbox>
      {hasHours && (
        <>
          <div className={styles.hours}>
            <TextField label={words.opens} type="time" required value={opens} onChange={({ target }) => setOpens(target.value)} />
            <TextField
              label={words.closes}
              type="time"
              required
              value={closes}
              {...(opens === closes && { error: words.notAlike })}
              onChange={({ target }) => setCloses(target.value)}
            />
          </div>
          <p className={styles.zone}>{words.inZone(zone.replaceAll('_', ' '))}</p>
          <TextArea label={words.away} maxLength={300} value={away} onChange={({ target }) => setAway(target.value)} />
        </>
      )}
      <Button type="submit" busy={busy} disabled={hasHours && opens === closes}>
        {words.save}
      </Button>
    </form>
  )
}
