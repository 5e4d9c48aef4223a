import { useGetStore } from '@plaza/client'
import { IconMessageCircle, IconRefresh, IconUsers, IconWallet, TrustStrip } from '@plaza/design'
import { defaultReturnDays } from '@plaza/values'
import { useReader } from '../../mall/reader.ts'
import styles from './Promises.module.css'

/** Guarantees of the mall, with the configured number of days. */
export function Promises() {
  const { home } = useReader().words
  const days = useGetStore('website_config').data?.return_days ?? defaultReturnDays
  return (
    <TrustStrip
      label={home.promises}
      className={styles.promises}
      items={[
        { icon: IconUsers, title: home.buyers, note: home.buyersNote },
        { icon: IconRefresh, title: home.returns(days), note: home.returnsNote },
        { icon: IconWallet, title: home.pay, note: home.payNote },
        { icon: IconMessageCircle, title: home.talk, note: home.talkNote },
      ]}
    />
  )
}
