import { useUploadFile } from '@plaza/client/foundation/media'
import type { UploadPurpose } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'

export type SentFile = { id: string; name: string }
export type Files = {
  sent: readonly SentFile[]
  /** Maximum number of files that can be chosen. */
  most: number
  /** True while a file is still uploading. */
  busy: boolean
  add: (files: readonly File[]) => void
  remove: (id: string) => void
}

/** Uploads documents or product pictures. Each upload starts when its file is chosen. A failed upload is reported and does not affect the others. */
export const useFiles = (purpose: UploadPurpose, most: number): Files => {
  const { words } = useReader()
  const { mutateAsync: upload } = useUploadFile()
  const [sent, setSent] = useState<readonly SentFile[]>([])
  const [waiting, setWaiting] = useState(0)
  const send = async (file: File) => {
    try {
      const { id } = await upload({ purpose, file })
      setSent((before) => [...before, { id, name: file.name }])
    } catch (failure) {
      toasts.show(saidOf(failure, words), 'error')
    }
    setWaiting((before) => before - 1)
  }
  const add = (files: readonly File[]) => {
    const taken = files.slice(0, most - sent.length - waiting)
    setWaiting((before) => before + taken.length)
    void taken.reduce((before, file) => before.then(() => send(file)), Promise.resolve())
  }
  const remove = (id: string) => setSent((before) => before.filter((each) => each.id !== id))
  return { sent, most, busy: waiting > 0, add, remove }
}
