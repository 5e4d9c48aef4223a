import { isCallFailure } from '@plaza/client'
import { updateUser } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { useState } from 'react'
import type { Fields } from '@plaza/client'
import { useKnownUser } from '../../mall/use-known-user.ts'
import { useMall } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'

/** Changes what is sent and nothing else; everything that shows it follows. */
export const useSavingUser = () => {
  const { caller } = useMall()
  const know = useKnownUser()
  return async (fields: Fields<typeof updateUser>): Promise<void> => know(await caller.ask(updateUser, fields))
}

/** Something that is done by one press: busy while it lasts, told when it is done or when it failed. */
export const useDoing = () => {
  const { common } = useReader().words
  const [busy, setBusy] = useState(false)
  const doing = (act: () => Promise<unknown>, doneWords?: string) => {
    if (busy) return
    setBusy(true)
    act()
      .then(() => doneWords && toasts.show(doneWords))
      .catch((error: unknown) => toasts.show((isCallFailure(error) && error.said) || common.requestFailed, 'error'))
      .finally(() => setBusy(false))
  }
  return { busy, doing }
}
