import type { MallWallet, StaffRole } from '@plaza/contract'
import { Button, Checkbox, Sheet, TextField, toasts } from '@plaza/design'
import { useForm, withPoint } from '@plaza/web/form'
import { useId, useState } from 'react'
import { useSaveMallWallet } from '../../../calls/settings.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { History } from '../../../parts/history/History.tsx'
import { useWords } from '../../../words/index.ts'
import { useReceivingWords } from './words/index.ts'
import styles from './Receiving.module.css'

const sets: readonly StaffRole[] = ['owner', 'finance']

/** Form of a wallet. New terms apply at once; a new address only creates a request. */
export function WalletSheet({ known, onClose }: { known: MallWallet; onClose: () => void }) {
  const words = useReceivingWords()
  const { console: shared } = useWords()
  const formId = useId()
  const [isOffered, setIsOffered] = useState(known.enabled)
  const { mutateAsync: save } = useSaveMallWallet()
  const form = useForm({ name: known.name, rate: known.rate, min: known.min, address: '' }, async ({ address, name, rate, min }) => {
    const { code, asset, network, precision, version } = known
    const changedAddress = address.trim() === '' ? {} : { address: address.trim() }
    await save({
      code,
      asset,
      network,
      version,
      name,
      rate: withPoint(rate),
      min: withPoint(min),
      ...changedAddress,
      precision: String(precision),
      enabled: isOffered ? '1' : '0',
    })
    toasts.show(words.saved)
    onClose()
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={known.name}
      closeLabel={shared.close}
      footer={
        <ForRoles roles={sets}>
          {(rests) => (
            <Button type="submit" form={formId} busy={form.busy} whyNot={rests}>
              {words.save}
            </Button>
          )}
        </ForRoles>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        <TextField {...form.field('name')} label={words.name} />
        <TextField {...form.field('rate')} label={words.rate} inputMode="decimal" />
        <TextField {...form.field('min')} label={words.min} inputMode="decimal" />
        <TextField {...form.field('address')} label={words.address} hint={words.addressHint} autoComplete="off" spellCheck={false} />
        <Checkbox checked={isOffered} onChange={({ target }) => setIsOffered(target.checked)}>
          {words.offered}
        </Checkbox>
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
      <History kind="wallet" thing={known.code} onBack={onClose} />
    </Sheet>
  )
}
