import { Icon, IconButton, IconCopy, Spinner } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useCopying } from '../../../mall/use-copying.ts'
import { useReader } from '../../../mall/reader.ts'
import { withoutZeros } from '../asset-sums.ts'
import type { Sending, Wallets } from './recharge-form.ts'
import { useRechargeWords } from './words/index.ts'
import styles from './Recharge.module.css'

type Props = { wallet: Wallets[number]; amount: string | undefined; sending: Sending }

/** The exact amount to send: an amount reserved for the user, if available. */
export function ExactAmount({ wallet, amount, sending: { own, charged, isReserving } }: Props) {
  const { lang } = useReader()
  const words = useRechargeWords()
  const { common } = useReader().words
  const copy = useCopying()
  if (amount === undefined || charged === undefined) return <p className={styles.note}>{words.amountFirst}</p>
  if (isReserving)
    return (
      <p role="status" className={styles.note}>
        <Spinner /> {words.chainCheck}
      </p>
    )
  const sum = withoutZeros(charged)
  return (
    <div className={styles.exact}>
      <div className={styles.exactLine}>
        <p>
          <span className={styles.exactly}>{words.exactly}</span>
          <b className="num">
            {sum} {wallet.asset}
          </b>
        </p>
        <IconButton label={common.copy(words.exactAmount)} look="soft" onClick={() => void copy(sum)}>
          <Icon of={IconCopy} size={20} />
        </IconButton>
      </div>
      <p className={styles.note}>
        {own ? words.reserved(momentOf(own.until, lang)) : words.plain} {own && words.confirmations(own.confirmations)}
      </p>
    </div>
  )
}
