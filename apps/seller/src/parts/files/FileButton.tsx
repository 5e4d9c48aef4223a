import { saveFile } from '@plaza/console'
import { Button, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { type ComponentProps, useState } from 'react'
import { useWords } from '../../words/index.ts'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy'> & { fetchFile: () => Promise<{ name: string; bytes: Blob }> }

/** A button that creates a file and saves it to the device. A failure shows a toast. */
export function FileButton({ fetchFile, ...button }: Props) {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const fetchIt = () => {
    setBusy(true)
    fetchFile()
      .then(saveFile, (error: unknown) => toasts.show(saidOf(error, words), 'error'))
      .finally(() => setBusy(false))
  }
  return <Button {...button} busy={busy} onClick={fetchIt} />
}
