import { SettingGroups } from './SettingGroups.tsx'
import { useWebsiteWords } from './words/index.ts'

/** Durations, amounts and counts that the mall's owner sets for orders, money, shops and accounts. */
export default function LimitsScreen() {
  const words = useWebsiteWords()
  return <SettingGroups title={words.limits} text={words.limitsText} groups={['orders', 'withdrawals', 'sellers', 'accounts']} />
}
