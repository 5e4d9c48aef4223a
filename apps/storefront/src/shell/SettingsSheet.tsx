import { toasts } from '@plaza/design'
import { useStore } from '@plaza/web/store'
import { type ComponentType, useEffect, useState } from 'react'
import { useWords } from '../mall/mall.tsx'
import { settingsOpen } from './settings-open.ts'

type Panel = ComponentType<{ open: boolean; onClose: () => void }>

/** Loads the settings sheet when the user opens it. */
export function SettingsSheet() {
  const open = useStore(settingsOpen)
  const { page } = useWords()
  const [Panel, setPanel] = useState<Panel>()
  useEffect(() => {
    if (!open || Panel) return
    import('./SettingsPanel.tsx').then(
      ({ SettingsPanel }) => setPanel(() => SettingsPanel),
      () => {
        settingsOpen.set(false)
        toasts.show(page.failed, 'error')
      },
    )
  }, [open, Panel, page.failed])
  return Panel ? <Panel open={open} onClose={() => settingsOpen.set(false)} /> : null
}
