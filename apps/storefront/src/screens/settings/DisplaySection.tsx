import { updateUser } from '@plaza/contract'
import { useCur, useLang } from '@plaza/web'
import { useEffect, useRef } from 'react'
import { useKnownUser } from '../../mall/use-known-user.ts'
import { useMall, useSession } from '../../mall/mall.tsx'
import { Choices } from '../../parts/settings/Choices.tsx'

/** How the shop is read; what is chosen holds at once, and the account remembers it for letters. */
export function DisplaySection() {
  useRemembering()
  return <Choices />
}

const useRemembering = () => {
  const { caller } = useMall()
  const lang = useLang()
  const cur = useCur()
  const { token } = useSession()
  const know = useKnownUser()
  const remembered = useRef(`${lang} ${cur}`)
  useEffect(() => {
    const chosen = `${lang} ${cur}`
    if (token === null || remembered.current === chosen) return
    remembered.current = chosen
    // The choice holds on this device in any case.
    caller.ask(updateUser, { lang, currency: cur }).then(know, () => {})
  })
}
