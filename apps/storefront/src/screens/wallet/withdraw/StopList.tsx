import { Icon, IconAlertTriangle } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useState } from 'react'
import { useSession } from '../../../mall/mall.tsx'
import { useReader } from '../../../mall/reader.ts'
import { VerifyEmailSheet } from '../../../parts/account/VerifyEmail.tsx'
import { hrefOf } from '../../../paths.ts'
import card from '../Wallet.module.css'
import type { Stop } from './stops.ts'
import { useWithdrawWords } from './words/index.ts'
import styles from './Withdraw.module.css'

const remedies: Readonly<Record<string, string>> = {
  no_destination: hrefOf('settings', { section: 'payment' }),
  destination_new: hrefOf('settings', { section: 'payment' }),
}

/** All reasons that currently block a withdrawal, each with a way to resolve it. */
export function StopList({ stops }: { stops: readonly Stop[] }) {
  const { lang } = useReader()
  const words = useWithdrawWords()
  const { user } = useSession()
  const [isVerifying, setIsVerifying] = useState(false)
  if (stops.length === 0) return null
  const clear: Readonly<Record<string, string>> = words.clear
  return (
    <section aria-label={words.stops} className={styles.stops}>
      <h2>{words.stops}</h2>
      <ul>
        {stops.map(({ rule, until }) => (
          <li key={rule}>
            <Icon of={IconAlertTriangle} size={20} />
            <div>
              <p>
                {words.rules[rule]} {until && words.until(momentOf(until, lang))}
              </p>
              {remedies[rule] && (
                <a href={remedies[rule]} className={card.link}>
                  {clear[rule]}
                </a>
              )}
              {rule === 'email_unverified' && user && (
                <>
                  <button type="button" aria-haspopup="dialog" className={card.link} onClick={() => setIsVerifying(true)}>
                    {clear[rule]}
                  </button>
                  <VerifyEmailSheet email={user.email} open={isVerifying} onClose={() => setIsVerifying(false)} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
