import { SettingGroups } from './SettingGroups.tsx'
import { useWebsiteWords } from './words/index.ts'

/** How long, how much and how many: what the owner sets for orders, money, shops and accounts. */
export default function LimitsScreen() {
  const words = useWebsiteWords()
  return <SettingGroups title={words.limits} text={words.limitsText} groups={['orders', 'withdrawals', 'sellers', 'accounts']} />
}
