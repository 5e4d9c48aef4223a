import { Icon, IconButton, IconSearch, toasts } from '@plaza/design'
import { lostText } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'

type Bar = ComponentType<{ onClose: () => void }>
type Props = {
  /** Loads the search of the app, which is not part of the app's first script. */
  load: () => Promise<Bar>
}

const pauseMs = 2000

/** Opens the search over the whole console; ⌘K or Ctrl K opens it from anywhere. */
export function CommandButton({ load }: Props) {
  const words = useConsoleWords()
  const { common } = useReader().words
  const [open, setOpen] = useState(false)
  const [Bar, setBar] = useState<Bar>()
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  // Loaded ahead: phones open their keyboard only if the field appears during the press.
  useEffect(() => {
    const timer = setTimeout(() => {
      latest.current().then(
        (loaded) => setBar(() => loaded),
        () => undefined,
      )
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!open || Bar) return
    latest.current().then(
      (loaded) => setBar(() => loaded),
      () => {
        setOpen(false)
        toasts.show(lostText(common), 'error')
      },
    )
  }, [open, Bar, common])
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <IconButton label={words.command.open} onClick={() => setOpen(true)}>
        <Icon of={IconSearch} size={22} />
      </IconButton>
      {open && Bar && <Bar onClose={() => setOpen(false)} />}
    </>
  )
}
