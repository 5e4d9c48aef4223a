import type { Case } from '@plaza/contract'
import { Button, toasts } from '@plaza/design'
import { useEffect, useState } from 'react'
import { useUndoDecision } from '../../../calls/queue.ts'
import type { CaseKey } from '../use-queue-address.ts'
import { useCaseWords } from '../../../parts/cases/words/index.ts'
import { signatureOf } from './decisions.ts'
import styles from './UndoBar.module.css'

const heldForMs = 10_000
const intervalMs = 250

type Props = { of: Case; onOver: () => void; onTakenBack: (shown: CaseKey) => void }

/**
 * An operator can undo a decision for ten seconds, by a press or by ⌘Z. The server keeps the delay, so closing the window does not undo the
 * decision.
 */
export function UndoBar({ of: shown, onOver, onTakenBack }: Props) {
  const words = useCaseWords()
  const { mutateAsync: undo, isPending } = useUndoDecision()
  // End of the undo time by this window's clock, counted from when the window shows the decision.
  const [end] = useState(() => Date.now() + heldForMs)
  const [leftMs, setLeftMs] = useState(heldForMs)
  useEffect(() => {
    const timer = setInterval(() => {
      setLeftMs(end - Date.now())
      if (Date.now() >= end) onOver()
    }, intervalMs)
    return () => clearInterval(timer)
  }, [end, onOver])
  const { kind, id, held } = shown
  const takeBack = () =>
    void undo({ kind, id }).then(
      () => onTakenBack({ kind, id }),
      () => {
        toasts.show(words.tooLate, 'error')
        onOver()
      },
    )
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.metaKey || event.ctrlKey) || event.shiftKey) return
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea')
      if (isTyping) return
      event.preventDefault()
      takeBack()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  })
  if (!held) return null
  const signature = signatureOf(shown, held.decision)
  const decision = [words.decisions[held.decision], signature && `(${words.ofTwo(signature)})`].filter(Boolean).join(' ')
  return (
    <div role="status" className={styles.bar}>
      <span>{words.heldSays({ name: words.caseName(shown), decision })}</span>
      <span aria-hidden="true" className={styles.left}>
        {Math.max(0, Math.ceil(leftMs / 1000))}
      </span>
      <Button size="small" look="white" busy={isPending} onClick={takeBack}>
        {words.undo} <kbd aria-hidden="true">⌘Z</kbd>
      </Button>
    </div>
  )
}
