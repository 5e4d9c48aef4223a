import { Icon, IconBuildingBank, IconWallet, RadioCards } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { hrefOf } from '../../../paths.ts'
import card from '../Wallet.module.css'
import type { Check } from './stops.ts'
import { isAhead } from '../is-ahead.ts'
import { useWithdrawWords } from './words/index.ts'

type Props = { destinations: Check['destinations']; value: string; error: string | undefined; onChange: (code: string) => void }

/** Only saved payout accounts can be chosen, and only after their waiting period. */
export function Destinations({ destinations, value, error, onChange }: Props) {
  const { lang } = useReader()
  const words = useWithdrawWords()
  if (destinations.length === 0) return null
  return (
    <div>
      <RadioCards
        label={words.to}
        value={value}
        onChange={onChange}
        {...(error && { error })}
        cards={destinations.map(({ code, kind, name, masked, usable_from }) => ({
          value: code,
          title: name,
          text: isAhead(usable_from) ? `${masked} · ${words.usableFrom(momentOf(usable_from, lang))}` : masked,
          icon: <Icon of={kind === 'bank' ? IconBuildingBank : IconWallet} size={22} />,
        }))}
      />
      <a href={hrefOf('settings', { section: 'payment' })} className={card.link}>
        {words.change}
      </a>
    </div>
  )
}
