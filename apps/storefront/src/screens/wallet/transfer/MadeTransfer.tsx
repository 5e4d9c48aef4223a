import type { Transfer } from '@plaza/contract'
import { Button, ButtonLink, Icon, IconCheck, IconHourglass, PriceText, cx } from '@plaza/design'
import { momentOf } from '@plaza/web/reading'
import { useReader } from '../../../mall/reader.ts'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { hrefOfView } from '../WalletFrame.tsx'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import { useTransferWords } from './words/index.ts'
import styles from './Transfer.module.css'

/** A completed transfer, with the time until which the customer can reverse it. */
export function MadeTransfer({ transfer, onAnother }: { transfer: Transfer; onAnother: () => void }) {
  const { lang } = useReader()
  const all = useWalletWords()
  const words = useTransferWords()
  const { base } = useSums()
  const { shop, held_until: until, state } = transfer
  const isHeld = state === 'held' && until !== null
  return (
    <div className={card.card}>
      <div role="status" className={cx(card.sent, !isHeld && styles.done)}>
        <span className={card.sentMark}>
          <Icon of={isHeld ? IconHourglass : IconCheck} size={36} />
        </span>
        <h2>{isHeld ? words.heldTitle : words.doneTitle}</h2>
        <p className={card.sentSum}>
          <PriceText value={base(transfer.amount)} />
        </p>
        <p className={card.text}>{isHeld ? words.held(shop.name, momentOf(until, lang)) : words.done(shop.name)}</p>
        {transfer.already && <p className={card.text}>{words.already}</p>}
        <div className={card.ways}>
          <ButtonLink href={hrefOfView('overview')}>{all.title}</ButtonLink>
          <Button look="outline" onClick={onAnother}>
            {words.another}
          </Button>
        </div>
      </div>
    </div>
  )
}
