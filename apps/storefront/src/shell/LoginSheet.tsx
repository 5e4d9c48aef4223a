import { toasts } from '@plaza/design'
import { type ComponentType, useEffect, useState } from 'react'
import { loginWanted } from '../parts/login-wanted.ts'
import { useWords } from '../parts/mall.ts'
import { useStore } from '../parts/store.ts'

/** Holds the place of the sheet until somebody has to log in. */
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
