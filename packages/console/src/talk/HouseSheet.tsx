import type { Fields } from '@plaza/client'
import { type ChatSupport, maxReplies, maxSaid, type saveChatHouse } from '@plaza/contract'
import { Button, Checkbox, Sheet, TextArea } from '@plaza/design'
import { focusFault, reasonWords } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { ClockField } from '../fields/ClockField.tsx'
import { Overtaken } from '../pages/Overtaken.tsx'
import { useConsoleWords } from '../words/use-console-words.ts'
import { useSupportWords } from './house-words.ts'
import styles from './Inbox.module.css'

type Props = {
  settings: ChatSupport | undefined
  busy: boolean
  onSave: (settings: Fields<typeof saveChatHouse>, callbacks: SaveCallbacks) => void
  /** Reloads the current settings after a colleague saved first. */
  onLatest: () => Promise<unknown>
}
/** Callbacks for the result of a save: saved, or refused because a colleague saved first. */
type SaveCallbacks = { done: () => void; overtaken: () => void }

/** Settings beside the conversations: prepared replies, and the hours when staff answer. */
export function SupportSheet({ settings, busy, onSave, onLatest }: Props) {
  const words = useSupportWords()
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
      <Button look="outline" size="small" busy={!settings} onClick={open}>
        {words.open}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={words.open} closeLabel={shared.close} size="narrow">
        {isOvertaken && <Overtaken onLatest={() => void latest()} />}
        {settings && isOpen && (
          <Arranging
            key={readings}
            settings={settings}
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
  settings: read,
  busy,
  onSave,
}: {
  settings: ChatSupport
  busy: boolean
  onSave: (said: Fields<typeof saveChatHouse>) => void
}) {
  const words = useSupportWords()
  // The form keeps the settings version that its reader has seen, even if newer settings load meanwhile.
  const [settings] = useState(read)
  const [typed, type] = useState(settings.replies.join('\n'))
  const [hasHours, setHours] = useState(settings.hours !== null)
  const [opens, setOpens] = useState(settings.hours?.opens ?? '09:00')
  const [closes, setCloses] = useState(settings.hours?.closes ?? '18:00')
  const [away, setAway] = useState(settings.away)
  const zone = settings.hours?.zone ?? ownZone()
  const replies = typed
    .split('\n')
    .map((each) => each.trim())
    .filter(Boolean)
  const [isPressed, setPressed] = useState(false)
  const { lang } = useReader()
  const isSameHour = hasHours && opens === closes && opens !== ''
  const isMissing = hasHours && (opens === '' || closes === '')
  const missing = (hour: string) => (isPressed && hour === '' ? reasonWords(lang, 'missing') : undefined)
  const isTooMuch = replies.length > maxReplies || replies.some((each) => each.length > maxSaid)
  return (
    <form
      noValidate
      className={styles.house}
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        const form = event.currentTarget
        // The errors appear after this event.
        if (isTooMuch || isSameHour || isMissing) {
          setTimeout(() => focusFault(form))
          return
        }
        onSave({ replies, away: away.trim(), ...(hasHours && { opens, closes, zone }), version: settings.version })
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
            <ClockField label={words.opens} required value={opens} error={missing(opens)} onValue={setOpens} />
            <ClockField
              label={words.closes}
              required
              value={closes}
              error={missing(closes) ?? (isSameHour ? words.notAlike : undefined)}
              onValue={setCloses}
            />
          </div>
          <p className={styles.zone}>{words.inZone(zone.replaceAll('_', ' '))}</p>
          <TextArea label={words.away} maxLength={300} value={away} onChange={({ target }) => setAway(target.value)} />
        </>
      )}
      <Button type="submit" busy={busy}>
        {words.save}
      </Button>
    </form>
  )
}
