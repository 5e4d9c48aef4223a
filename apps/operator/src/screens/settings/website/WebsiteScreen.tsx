import { Card } from '@plaza/console'
import { SettingGroups } from './SettingGroups.tsx'
import { SettingPreview } from './SettingPreview.tsx'
import { useWebsiteWords } from './words/index.ts'

/** What the mall is called and how it looks, with that on top. */
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
