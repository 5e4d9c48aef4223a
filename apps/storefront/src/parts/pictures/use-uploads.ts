import { useUploadFile } from '@plaza/client'
import type { UploadPurpose } from '@plaza/contract'
import { saidOf } from '@plaza/web/form'
import { useEffect, useRef, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { type FaultyFile, fileFault } from './file-fault.ts'

/** A picture being uploaded, with its preview. */
export type Sent = {
  key: number
  file: File
  preview: string
  state: 'sending' | 'sent' | 'failed'
  /** Uploaded fraction, from 0 to 1. */
  share: number
  id?: string
  why?: string
}
export type Uploads = {
  pictures: readonly Sent[]
  ids: readonly string[]
  /** True while a picture is still uploading. */
  busy: boolean
  fault: FaultyFile | undefined
  add: (files: readonly File[]) => void
  replace: (key: number, file: File) => void
  again: (key: number) => void
  remove: (key: number) => void
}

let made = 0

/** Uploads for one purpose. Each picture is sent as soon as it is chosen. A failure does not affect the others. */
export const useUploads = (purpose: UploadPurpose, most: number): Uploads => {
  const { mutateAsync: upload } = useUploadFile()
  const { words } = useReader()
  const [pictures, setPictures] = useState<readonly Sent[]>([])
  const [fault, setFault] = useState<FaultyFile>()
  const sending = useRef(new Map<number, AbortController>())
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  })
  useEffect(() => {
    const pendingUploads = sending.current
    return () => {
      for (const each of pendingUploads.values()) each.abort()
      for (const { preview } of latest.current) URL.revokeObjectURL(preview)
    }
  }, [])

  const change = (key: number, more: Partial<Sent>) =>
    setPictures((before) => before.map((each) => (each.key === key ? { ...each, ...more } : each)))
  const stop = (key: number) => {
    sending.current.get(key)?.abort()
    sending.current.delete(key)
  }
  const send = (key: number, file: File) => {
    stop(key)
    const stopper = new AbortController()
    sending.current.set(key, stopper)
    upload({ file, purpose, signal: stopper.signal, onProgress: (share) => change(key, { share }) })
      .then(({ id }) => change(key, { id, state: 'sent', share: 1 }))
      .catch((error: unknown) => stopper.signal.aborted || change(key, { state: 'failed', why: saidOf(error, words) }))
  }
  const begin = (file: File): Sent => ({ key: (made += 1), file, preview: URL.createObjectURL(file), state: 'sending', share: 0 })

  const add = (files: readonly File[]) => {
    const capacity = most - pictures.length
    setFault(files.map(fileFault).find(Boolean) ?? (files.length > capacity ? 'tooMany' : undefined))
    const begun = files
      .filter((file) => !fileFault(file))
      .slice(0, capacity)
      .map(begin)
    setPictures((before) => [...before, ...begun])
    for (const { key, file } of begun) send(key, file)
  }
  const replace = (key: number, file: File) => {
    const wrong = fileFault(file)
    setFault(wrong)
    if (wrong) return
    const next = begin(file)
    stop(key)
    setPictures((before) =>
      before.map((each) => {
        if (each.key !== key) return each
        URL.revokeObjectURL(each.preview)
        return next
      }),
    )
    send(next.key, file)
  }
  const again = (key: number) => {
    const picture = pictures.find((each) => each.key === key)
    if (!picture) return
    change(key, { state: 'sending', share: 0 })
    send(key, picture.file)
  }
  const remove = (key: number) => {
    stop(key)
    setFault(undefined)
    setPictures((before) => before.filter((each) => each.key !== key))
  }
  return {
    pictures,
    ids: pictures.flatMap(({ id }) => id ?? []),
    busy: pictures.some(({ state }) => state === 'sending'),
    fault,
    add,
    replace,
    again,
    remove,
  }
}
