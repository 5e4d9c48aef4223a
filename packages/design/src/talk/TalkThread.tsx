import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../controls/Button.tsx'
import { Icon } from '../Icon.tsx'
import { cx } from '../cx.ts'
import { IconAlertTriangle, IconCheck, IconChecks, IconClock, IconShieldCheck } from '../icons.ts'
import styles from './Talk.module.css'

export type ThreadLine = {
  id: string
  mine: boolean
  text: string
  /** Content above the text: a picture or a card. */
  shown?: ReactNode
  time: string
  dateTime: string
  /** Name of the day if this message is the first of that day, otherwise null. */
  day: string | null
  state: 'sent' | 'delivered' | 'read' | 'waiting' | 'refused'
  why?: string | undefined
  /** Warning below the message. */
  warning?: string | undefined
  onAgain?: () => void
  onDrop?: () => void
}
type Words = { states: Record<ThreadLine['state'], string>; again: string; drop: string; earlier: string }
type Props = {
  label: string
  lines: readonly ThreadLine[]
  words: Words
  earlier?: { busy: boolean; onMore: () => void } | undefined
  children?: ReactNode
}

const nearPx = 120

/** A conversation of two sides, newest message at the bottom. Screen readers announce a new message at the reader's next pause. */
export function TalkThread({ label, lines, words, earlier, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useRef(true)
  const newest = lines.at(-1)?.id
  useLayoutEffect(() => {
    const { current } = box
    if (current && isNear.current) current.scrollTop = current.scrollHeight
  }, [newest, lines.length])
  const follow = () => {
    const { current } = box
    if (current) isNear.current = current.scrollHeight - current.scrollTop - current.clientHeight < nearPx
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div ref={box} className={styles.thread} onScroll={follow} role="log" aria-label={label} aria-live="polite" tabIndex={0}>
      {earlier && (
        <Button look="link" size="small" busy={earlier.busy} onClick={earlier.onMore} className={styles.earlier}>
          {words.earlier}
        </Button>
      )}
      {children}
      {lines.map((line) => (
        <Line key={line.id} line={line} words={words} />
      ))}
    </div>
  )
}

const marks = { sent: IconCheck, delivered: IconChecks, read: IconChecks, waiting: IconClock, refused: IconAlertTriangle } as const

function Line({ line, words }: { line: ThreadLine; words: Words }) {
  const { mine, text, shown, time, dateTime, day, state, why, warning, onAgain, onDrop } = line
  return (
    <>
      {day !== null && <p className={styles.day}>{day}</p>}
      <div className={cx(styles.line, mine && styles.mine)} data-state={state}>
        <div className={styles.bubble}>
          {shown}
          {/* Each message gets its own text direction, which does not affect the rest of the page. */}
          {text !== '' && (
            <p dir="auto" className={styles.words}>
              {text}
            </p>
          )}
        </div>
        <p className={styles.under}>
          <time dateTime={dateTime}>{time}</time>
          {mine && (
            <span className={styles.state}>
              <Icon of={marks[state]} size={16} />
              <span className="sr">{words.states[state]}</span>
            </span>
          )}
          {state === 'refused' && why !== undefined && <span>{why}</span>}
          {onAgain && state === 'refused' && (
            <Button look="link" size="small" onClick={onAgain}>
              {words.again}
            </Button>
          )}
          {onDrop && state === 'refused' && (
            <Button look="link" size="small" onClick={onDrop}>
              {words.drop}
            </Button>
          )}
        </p>
        {warning !== undefined && (
          <p className={styles.warning}>
            <Icon of={IconShieldCheck} size={16} />
            {warning}
          </p>
        )}
      </div>
    </>
  )
}
