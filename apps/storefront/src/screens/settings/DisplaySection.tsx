import { useUpdateUser } from '@plaza/client'
import { useCur, useLang } from '@plaza/web'
import { useEffect, useRef } from 'react'
import { useSession } from '../../mall/mall.tsx'
import { Choices } from '../../parts/settings/Choices.tsx'

/** Language, currency and theme. A choice applies at once. The account stores the choice, so that emails use it. */
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
    // A failed request is ignored, because this device stores the choice anyway.
    updateUser({ lang, currency: cur })
  })
}
