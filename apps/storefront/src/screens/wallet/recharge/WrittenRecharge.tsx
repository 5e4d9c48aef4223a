import type { UserInfo } from '@plaza/contract'
import { Banner, Button } from '@plaza/design'
import { useState } from 'react'
import { type RechargeDraft, rechargeDraft, emptyDraft } from '../../../mall/recharge-draft.ts'
import { PictureField } from '../../../parts/pictures/PictureField.tsx'
import { useSums } from '../../../parts/wallet/use-sums.ts'
import { AmountStep } from './AmountStep.tsx'
import { ProveStep } from './ProveStep.tsx'
import { SendStep } from './SendStep.tsx'
import type { Start, Wallets } from './recharge-form.ts'
import { maxProofs, useRecharging } from './use-recharging.ts'
import { useRechargeWords } from './words/index.ts'
import styles from './Recharge.module.css'

/** A payment that was already made keeps its amount. A draft for the same need keeps the amount that the user typed since. */
const withStart = (draft: RechargeDraft, start: Start | undefined): RechargeDraft =>
  start === undefined || draft.need === start.need || draft.transaction_id !== ''
    ? draft
    : { ...draft, amount: start.amount, sent: '', need: start.need }

type Props = { user: UserInfo; wallets: Wallets; least: string; start: Start | undefined }

/** Form for a recharge: amount, receiving wallet and proof of payment. Input is stored until it is sent. "Start over" clears it. */
export function WrittenRecharge(props: Props) {
  const [round, setRound] = useState(0)
  const startOver = () => {
    rechargeDraft.forget()
    setRound(round + 1)
  }
  return <ThreeSteps key={round} {...props} onStartOver={startOver} />
}

function ThreeSteps({ user, wallets, least, start, onStartOver }: Props & { onStartOver: () => void }) {
  const words = useRechargeWords()
  const { base } = useSums()
  const [draft] = useState(() => withStart(rechargeDraft.read(user.email), start))
  const { form, wallet, amount, sending, uploads, expected, isCut, mark } = useRecharging({ user, wallets, least, draft })
  const hasSavedDraft =
    (draft.amount !== '' && draft.amount !== start?.amount) || draft.transaction_id !== emptyDraft.transaction_id || draft.remark !== ''
  return (
    <form noValidate className={styles.form} onSubmit={form.submit}>
      {hasSavedDraft && (
        <Banner
          tone="info"
          action={
            <Button look="link" size="small" onClick={onStartOver}>
              {words.startOver}
            </Button>
          }
        >
          {words.draftKept}
        </Banner>
      )}
      {form.failure && <Banner tone="danger">{form.failure}</Banner>}
      <AmountStep form={form} least={least} need={start?.need} onLeave={() => mark('amount')} />
      <SendStep form={form} wallets={wallets} wallet={wallet} amount={amount} sending={sending} onLeave={() => mark('sent')} />
      <ProveStep form={form} network={wallet?.network ?? ''} onLeave={() => mark('transaction_id')}>
        <PictureField uploads={uploads} label={words.proof} most={maxProofs} error={form.errors.certificate} />
      </ProveStep>
      <div className={styles.bar}>
        <p aria-live="polite">{expected ? (isCut ? words.youGetCut : words.youGet)(base(expected)) : words.youGetUnknown}</p>
        <Button type="submit" busy={form.busy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
