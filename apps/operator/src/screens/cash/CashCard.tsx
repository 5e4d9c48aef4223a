import { Card, Money } from '@plaza/console'
import type { CashEntry, CashTransfer, CashView, StaffRole } from '@plaza/contract'
import { Button, toasts } from '@plaza/design'
import { randomToken } from '@plaza/values'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useSignCash } from '../../calls/cash.ts'
import { ForRoles } from '../../parts/ForRoles.tsx'
import { hrefOf } from '../../paths.ts'
import { useWords } from '../../words/index.ts'
import type { CashAct } from './CashSheet.tsx'
import { useCashWords } from './words/index.ts'
import styles from './Cash.module.css'

const reporters: readonly StaffRole[] = ['owner', 'finance', 'support']
const askers: readonly StaffRole[] = ['owner', 'finance']
const signers: readonly StaffRole[] = ['owner', 'finance', 'risk']

type Props = { view: CashView; entry: CashEntry; onAct: (act: CashAct) => void }

/** One order or refund with cash on delivery, and the actions that staff may take. */
export function CashCard({ view, entry, onAct }: Props) {
  const words = useCashWords()
  const { lang } = useReader()
  const { transfer } = entry
  const link = entry.kind === 'order' ? hrefOf('order', { id: entry.id }) : hrefOf('refund', { id: entry.id })
  return (
    <Card>
      <p className={styles.line}>
        <b>
          <Money of={entry.amount} />
        </b>
        <a href={link}>{entry.kind === 'order' ? words.order(entry.order_no) : words.refund(entry.order_no)}</a>
        <span>{entry.shop.name}</span>
      </p>
      <p className={styles.quiet}>
        {words.since[entry.kind](momentOf(entry.since, lang))}
        {entry.due && ` · ${words.due(momentOf(entry.due, lang))}`}
      </p>
      {transfer && (
        <p className={styles.quiet}>
          {words.asked[transfer.kind]({ name: transfer.asked_by, at: momentOf(transfer.asked_at, lang) })} “{transfer.text}”
        </p>
      )}
      {transfer ? <Sign transfer={transfer} /> : <Acts view={view} entry={entry} onAct={onAct} />}
    </Card>
  )
}

function Acts({ view, entry, onAct }: Props) {
  const words = useCashWords()
  if (view === 'unreported')
    return (
      <ForRoles roles={reporters}>
        {(rests) => (
          <span className={styles.ways}>
            <Button size="small" whyNot={rests} onClick={() => onAct({ do: 'collected', entry })}>
              {words.collected}
            </Button>
            <Button size="small" look="outline" whyNot={rests} onClick={() => onAct({ do: 'refused', entry })}>
              {words.refused}
            </Button>
          </span>
        )}
      </ForRoles>
    )
  const what = entry.kind === 'order' ? 'remit' : 'advance'
  return (
    <ForRoles roles={askers}>
      {(rests) => (
        <span className={styles.ways}>
          <Button size="small" look={what === 'remit' ? undefined : 'outline'} whyNot={rests} onClick={() => onAct({ do: what, entry })}>
            {words[what]}
          </Button>
        </span>
      )}
    </ForRoles>
  )
}

function Sign({ transfer: { id, may_sign: maySign } }: { transfer: CashTransfer }) {
  const words = useCashWords()
  const shared = useWords()
  const [yes] = useState(randomToken)
  const [no] = useState(randomToken)
  const { mutate: sign, isPending } = useSignCash()
  const callbacksFor = (done: string) => ({
    onSuccess: () => toasts.show(done),
    onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error'),
  })
  return (
    <ForRoles roles={signers}>
      {(rests) => (
        <span className={styles.ways}>
          {maySign || rests !== undefined ? (
            <Button
              size="small"
              busy={isPending}
              whyNot={rests}
              onClick={() => sign({ id, sign: '1', idempotency_key: yes }, callbacksFor(words.signed))}
            >
              {words.sign}
            </Button>
          ) : (
            <span className={styles.quiet}>{words.ownRequest}</span>
          )}
          <Button
            size="small"
            look="outline"
            busy={isPending}
            whyNot={rests}
            onClick={() => sign({ id, sign: '0', idempotency_key: no }, callbacksFor(words.withdrawn))}
          >
            {words.withdraw}
          </Button>
        </span>
      )}
    </ForRoles>
  )
}
