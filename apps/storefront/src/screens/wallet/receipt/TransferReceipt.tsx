import type { Transfer } from '@plaza/contract'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { useWalletWords } from '../words/index.ts'
import { Facts } from './Facts.tsx'
import { ReceiptHead } from './ReceiptHead.tsx'
import { RecordSteps } from './RecordSteps.tsx'
import styles from './Receipt.module.css'

/** Receipt of one transfer to a shop. */
export function TransferReceipt({ transfer }: { transfer: Transfer }) {
  const { lang } = useReader()
  const all = useWalletWords()
  const words = all.receipt
  const { base } = useSums()
  const { state, shop, held_until: until } = transfer
  return (
    <div className={styles.receipt}>
      <ReceiptHead title={all.kinds.transfer} sum={base(transfer.amount)} sign={'\u2212'} state={state} />
      <Facts
        facts={[
          { term: words.shop, value: shop.name },
          { term: words.date, value: momentOf(transfer.made_at, lang) },
          transfer.remark !== '' && { term: words.remark, value: transfer.remark },
          { term: words.reference, value: `transfer:${transfer.id}`, copy: `transfer:${transfer.id}` },
        ]}
      />
      {state === 'held' && until && (
        <RecordSteps steps={[{ state, at: transfer.made_at, message: null }]} next={all.heldUntil(momentOf(until, lang))} />
      )}
    </div>
  )
}
