import { toasts } from '@plaza/design'
import { loginWanted } from '@plaza/web/session'
import { useStore } from '@plaza/web/store'
import { type ComponentType, useEffect, useState } from 'react'
import { useWords } from '../mall/mall.tsx'

/** Loads the login sheet when a login is needed. */
export function LoginSheet() {
  const wanted = useStore(loginWanted)
  const { page } = useWords()
  const [Panel, setPanel] = useState<ComponentType>()
  useEffect(() => {
    if (!wanted || Panel) return
    import('../screens/sign-in/LoginPanel.tsx').then(
      ({ LoginPanel }) => setPanel(() => LoginPanel),
      () => {
        loginWanted.close()
        toasts.show(page.failed, 'error')
      },
    )
  }, [wanted, Panel, page.failed])
  return Panel ? <Panel /> : null
}
