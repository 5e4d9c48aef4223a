import { Icon, IconButton, IconSearch } from '@plaza/design'
import { Suspense, lazy, useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { useConsoleWords } from '../words/use-console-words.ts'
import type { CommandBar } from './CommandBar.tsx'

const Bar = lazy(async () => ({ default: (await import('./CommandBar.tsx')).CommandBar }))

/** Opens the search over the whole console; ⌘K or Ctrl K opens it from anywhere. */
export function CommandButton({ useFound }: Pick<ComponentProps<typeof CommandBar>, 'useFound'>) {
  const words = useConsoleWords()
  const [open, setOpen] = useState(false)
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
      {open && (
        <Suspense fallback={null}>
          <Bar useFound={useFound} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
