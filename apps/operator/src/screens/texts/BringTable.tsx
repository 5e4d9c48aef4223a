import type { MallWords } from '@plaza/contract'
import { Button, Icon, IconUpload, toasts } from '@plaza/design'
import { useRef, useState } from 'react'
import { ForRoles } from '../../parts/ForRoles.tsx'
import { BroughtSheet } from './BroughtSheet.tsx'
import { changesIn, readTable } from './table-of-texts.ts'
import { useTextsWords } from './words/index.ts'

/** Imports a table of texts that was edited in another program. A preview shows the changes before anything is saved. */
export function BringTable({ list }: { list: readonly MallWords[] }) {
  const words = useTextsWords()
  const input = useRef<HTMLInputElement>(null)
  const [brought, setBrought] = useState<ReturnType<typeof changesIn> | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    const typed = readTable(await file.text())
    if (typed) setBrought(changesIn(typed, list))
    else toasts.show(words.noTable, 'error')
  }
  return (
    <>
      <ForRoles roles={['owner', 'catalogue']}>
        {(rests) => (
          <Button look="outline" icon={<Icon of={IconUpload} size={20} />} whyNot={rests} onClick={() => input.current?.click()}>
            {words.bring}
          </Button>
        )}
      </ForRoles>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.bring}
        accept=".csv,text/csv"
        onChange={({ target }) => {
          void read(target.files?.[0])
          target.value = ''
        }}
      />
      {brought && <BroughtSheet {...brought} onClose={() => setBrought(null)} />}
    </>
  )
}
