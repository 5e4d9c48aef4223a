import { useAsking } from '@plaza/client'
import type { Policy } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useState } from 'react'
import { useReader } from './reader.ts'
import { saveFile } from './save-file.ts'

/** A policy as a Word document, in the given version and language. */
export const useDocument = ({ name, version, lang }: Policy) => {
  const { caller } = useAsking()
  const { words } = useReader()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const bytes = await caller.file(`/api/static/${name}.docx?version=${version}&lang=${lang}`, { method: 'POST' })
      saveFile(`${name}-${version}-${lang}.docx`, bytes)
    } catch (error) {
      toasts.show(saidOf(error, words), 'error')
    }
    setBusy(false)
  }
  return { busy, take }
}
