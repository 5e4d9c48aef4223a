import type { Balance, Hold } from '@plaza/contract'
import { Sheet } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { useChatLink } from '../../../parts/ChatLink.tsx'
import { hrefOfView } from '../WalletFrame.tsx'
import { readReference } from '../kinds.ts'
import card from '../Wallet.module.css'
import { useOverviewWords } from './words/index.ts'
import styles from './Overview.module.css'

type Props = { open: boolean; holds: Balance['holds']; onClose: () => void }

/** Each frozen sum with its reason, its end date, and how to object. */
export function HoldsSheet({ open, holds, onClose }: Props) {
  const { common } = useReader().words
  const words = useOverviewWords()
  return (
    <Sheet open={open} onClose={onClose} title={words.frozenTitle} closeLabel={common.close} size="narrow">
      <p className={card.text}>{words.frozenText}</p>
      <ul>
        {holds.map((hold) => (
          <li key={hold.reference} className={styles.hold}>
            <HoldRow hold={hold} leave={onClose} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function HoldRow({ hold, leave }: { hold: Hold; leave: () => void }) {
  const { lang } = useReader()
  const words = useOverviewWords()
  const { shown } = useSums()
  const { reference, rule, amount, ends_at, objection } = hold
  const own = rule === 'withdrawal' ? hrefOfView('withdraw_list', { record: readReference(reference).id }) : hrefOfView('transfer')
  const toService = useChatLink({ query: { about: reference }, leave })
  return (
    <>
      <p className={styles.holdHead}>
        <span>{words.holds[rule]}</span>
        <span className="num">{shown(amount)}</span>
      </p>
      <p className={card.small}>
        <time dateTime={ends_at}>{words.until(momentOf(ends_at, lang))}</time>
      </p>
      <p className={card.small}>{objection === 'cancel' ? words.cancelText : words.supportText}</p>
      <a {...(objection === 'cancel' ? { href: own } : toService)} className={card.link}>
        {words.object[objection]}
      </a>
    </>
  )
}
