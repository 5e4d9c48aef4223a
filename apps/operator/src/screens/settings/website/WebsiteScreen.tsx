import { Card } from '@plaza/console'
import { SettingGroups } from './SettingGroups.tsx'
import { SettingPreview } from './SettingPreview.tsx'
import { useWebsiteWords } from './words/index.ts'

/** Name and appearance of the mall, with a preview on top. */
export default function WebsiteScreen() {
  const words = useWebsiteWords()
  return (
    <SettingGroups title={words.title} text={words.text} groups={['shop', 'links']}>
      {(settings) => (
        <Card title={words.preview}>
          <SettingPreview settings={settings} draft={{}} />
        </Card>
      )}
    </SettingGroups>
  )
}
