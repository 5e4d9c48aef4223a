import { IconMessageCircle, IconRefresh, IconTruckDelivery, IconWallet } from '../icons.ts'
import type { Stories } from '../story.ts'
import { TrustStrip } from './TrustStrip.tsx'

const items = [
  { icon: IconTruckDelivery, title: 'Ships to 112 countries', note: 'Cost shown before you pay' },
  { icon: IconRefresh, title: '7-day returns', note: 'Start from your order page' },
  { icon: IconWallet, title: 'Wallet, card or cash', note: 'USDT, ETH and BTC top-ups' },
  { icon: IconMessageCircle, title: 'Talk to a person', note: 'Chat with customer service' },
]

export const stories: Stories = {
  name: 'TrustStrip',
  cases: { 'Four promises': () => <TrustStrip items={items} label="What you can count on" /> },
}
