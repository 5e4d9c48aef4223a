import { Sheet } from '@plaza/design'
import { useWords } from '../mall/mall.tsx'
import { Choices } from '../parts/settings/Choices.tsx'

/** Sheet with language, currency and theme, available on every page. */
export function SettingsPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { settings, common } = useWords()
  return (
    <Sheet open={open} onClose={onClose} title={settings.title} closeLabel={common.close}>
      <Choices />
    </Sheet>
  )
}
