import { reasonOf, useCancelTransfer, useListTransfersPages } from '@plaza/client'
import { type Transfer, cancelTransfer } from '@plaza/contract'
import { Button, PriceText, RowSkeleton, StatusChip, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf } from '@plaza/web/reading'
import { useState } from 'react'
import { useReader } from '../../../mall/reader.ts'
import { Failure } from '../../../parts/Failure.tsx'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { MoreRows } from '../MoreRows.tsx'
import { stateTones } from '../kinds.ts'
import { ReceiptSheet } from '../receipt/ReceiptSheet.tsx'
import { useWalletWords } from '../words/index.ts'
import card from '../Wallet.module.css'
import { useTransferWords } from './words/index.ts'
import styles from './Transfer.module.css'

/** Earlier transfers. The customer can cancel a transfer that is still held. */
export function TransferList({ record }: { record: string | null }) {
  const words = useTransferWords()
  const query = useListTransfersPages()
  const transfers = query.data?.pages.flatMap(({ list }) => list)
  const [openId, setOpenId] = useState(record)
  const open = transfers?.find(({ id }) => id === openId)
  return (
    <section aria-labelledby="transfers" className={card.card}>
      <h2 id="transfers">{words.history}</h2>
      {!transfers && query.isError && <Failure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!transfers && !query.isError && [0, 1].map((at) => <RowSkeleton key={at} />)}
      {transfers?.length === 0 && (
        <p className={card.text}>
          {words.none}. {words.noneText}
        </p>
      )}
      {transfers && transfers.length > 0 && (
        <ul>
          {transfers.map((transfer) => (
            <li key={transfer.id}>
              <TransferRow transfer={transfer} onOpen={() => setOpenId(transfer.id)} />
            </li>
          ))}
        </ul>
      )}
      {transfers && <MoreRows count={transfers.length} query={query} />}
      <ReceiptSheet opened={open && { kind: 'transfer', transfer: open }} onClose={() => setOpenId(null)} />
    </section>
  )
}

function TransferRow({ transfer, onOpen }: { transfer: Transfer; onOpen: () => void }) {
  const { lang, words: shop } = useReader()
  const all = useWalletWords()
  const words = useTransferWords()
  const { base } = useSums()
  const cancel = useCancelTransfer()
  const { id, state, held_until: until } = transfer
  const sum = base(transfer.amount)
  const takeBack = () =>
    cancel.mutate(
      { id },
      {
        onSuccess: () => toasts.show(words.tookBack),
        onError: (error) =>
          toasts.show(reasonOf(error, cancelTransfer) === 'decided_already' ? words.tooLate : saidOf(error, shop), 'error'),
      },
    )
  return (
    <div className={styles.row}>
      <button type="button" aria-haspopup="dialog" className={styles.rowWords} onClick={onOpen}>
        <span className={styles.name}>{transfer.shop.name}</span>
        <span className={card.small}>
          {state === 'held' && until ? all.heldUntil(momentOf(until, lang)) : momentOf(transfer.made_at, lang)}
        </span>
      </button>
      <div className={styles.rowEnd}>
        <span className={styles.sum}>
          {'\u2212'}
          <PriceText value={sum} />
        </span>
        <StatusChip tone={stateTones[state]}>{all.states[state]}</StatusChip>
      </div>
      {state === 'held' && (
        <Button
          look="outline"
          size="small"
          busy={cancel.isPending}
          aria-label={words.takeBackOf(sum, transfer.shop.name)}
          className={styles.takeBack}
          onClick={takeBack}
        >
          {words.takeBack}
        </Button>
      )}
    </div>
  )
}
