import type { MallWallet } from '@plaza/contract'
import { Button, StatusChip, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useSignWalletAddress } from '../../../calls/settings.ts'
import { useHasRole } from '../../../calls/staff.ts'
import { useWords } from '../../../words/index.ts'
import { useReceivingWords } from './words/index.ts'
import styles from './Receiving.module.css'

const tones = { waiting: 'warning', signed: 'warning', in_force: 'success', withdrawn: 'quiet' } as const

/**
 * A change of the receiving address: its author, its approver, and the time when it takes effect. A second operator must approve. Until it takes
 * effect it can be withdrawn.
 */
export function AddressChange({ change }: { change: MallWallet['changes'][number] }) {
  const words = useReceivingWords()
  const shared = useWords()
  const { lang } = useReader()
  const maySign = useHasRole(['owner', 'finance', 'risk'])
  const { mutate: sign, isPending } = useSignWalletAddress()
  const say = (yes: '0' | '1') =>
    sign(
      { id: change.id, sign: yes },
      {
        onSuccess: () => toasts.show(yes === '1' ? words.signed : words.withdrawn),
        onError: (error: unknown) => toasts.show(saidOf(error, shared), 'error'),
      },
    )
  const isOpen = change.state === 'waiting' || change.state === 'signed'
  return (
    <div className={styles.change}>
      <StatusChip tone={tones[change.state]}>{words.states[change.state]}</StatusChip>
      <span className={styles.address}>{change.address}</span>
      <small className={styles.quiet}>
        {words.askedBy} {change.asked_by}, {momentOf(change.asked_at, lang)}
        {change.signed_by && ` · ${words.signedBy} ${change.signed_by}`}
        {change.effective_at && ` · ${words.from} ${momentOf(change.effective_at, lang)}`}
      </small>
      {isOpen && maySign && (
        <span className={styles.ways}>
          {change.state === 'waiting' && !change.may_sign && <small className={styles.quiet}>{words.ownRequest}</small>}
          {change.may_sign && (
            <Button size="small" busy={isPending} onClick={() => say('1')}>
              {words.sign}
            </Button>
          )}
          <Button size="small" look="outline" busy={isPending} onClick={() => say('0')}>
            {words.withdraw}
          </Button>
        </span>
      )}
    </div>
  )
}
