import { useUpdateUser } from '@plaza/client'
import { useCur, useLang } from '@plaza/web'
import { useEffect, useRef } from 'react'
import { useSession } from '../../mall/mall.tsx'
import { Choices } from '../../parts/settings/Choices.tsx'

/** How the shop is read; what is chosen holds at once, and the account remembers it for letters. */
export function DisplaySection() {
  useRemembering()
  return <Choices />
}

const useRemembering = () => {
  const { mutate: updateUser } = useUpdateUser()
  const lang = useLang()
  const cur = useCur()
  const { token } = useSession()
  const remembered = useRef(`${lang} ${cur}`)
  useEffect(() => {
    const chosen = `${lang} ${cur}`
    if (token === null || remembered.current === chosen) return
    remembered.current = chosen
    // The choice holds on this device in any case.
    updateUser({ lang, currency: cur })
  })
}
