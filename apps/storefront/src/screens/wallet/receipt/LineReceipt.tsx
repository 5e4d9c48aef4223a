import type { Line } from '@plaza/contract'
import { ButtonLink } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOf } from '../../../paths.ts'
import { hrefOfView } from '../WalletFrame.tsx'
import { type RecordState, readReference } from '../kinds.ts'
import { useWalletWords } from '../words/index.ts'
import { Facts } from './Facts.tsx'
import { ReceiptHead } from './ReceiptHead.tsx'
import styles from './Receipt.module.css'

/** Receipt of one ledger line of the wallet. */
export function LineReceipt({ line, state }: { line: Line; state: RecordState }) {
  const { lang } = useReader()
  const all = useWalletWords()
  const words = all.receipt
  const { shown } = useSums()
  const link = linkOf(line.reference)
  return (
    <div className={styles.receipt}>
      <ReceiptHead
        title={all.kinds[line.kind]}
        sum={shown(line.amount)}
        sign={line.direction === 'income' ? '+' : '\u2212'}
        state={state}
      />
      <Facts
        facts={[
          { term: words.date, value: momentOf(line.date, lang) },
          { term: words.balanceAfter, value: shown(line.balance_after) },
          line.remark !== '' && { term: words.remark, value: line.remark },
          { term: words.reference, value: line.reference, copy: line.reference },
        ]}
      />
      {link && (
        <ButtonLink look="outline" href={link.href}>
          {words.see[link.about]}
        </ButtonLink>
      )}
    </div>
  )
}

const linkOf = (reference: string): { about: 'order' | 'withdraw' | 'transfer'; href: string } | undefined => {
  const { about, id } = readReference(reference)
  if (about === 'order') return { about, href: hrefOf('order', { id }) }
  if (about === 'withdraw') return { about, href: hrefOfView('withdraw_list', { record: id }) }
  return about === 'transfer' ? { about, href: hrefOfView('transfer', { record: id }) } : undefined
}
