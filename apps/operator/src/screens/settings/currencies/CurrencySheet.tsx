import { MomentField, momentProps } from '@plaza/console'
import type { MallCurrency, StaffRole } from '@plaza/contract'
import { Button, Checkbox, Sheet, TextField, toasts } from '@plaza/design'
import { useForm, withPoint } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useId, useState } from 'react'
import { useSaveCurrency } from '../../../calls/settings.ts'
import { ForRoles } from '../../../parts/ForRoles.tsx'
import { History } from '../../../parts/history/History.tsx'
import { Rows } from '../../../parts/tell/Rows.tsx'
import { useWords } from '../../../words/index.ts'
import { useCurrencyWords } from './words/index.ts'
import styles from './Currencies.module.css'

const sets: readonly StaffRole[] = ['owner']
type Props = { known: MallCurrency | undefined; onClose: () => void }

/** Form for a currency and its rate, effective now or from a chosen time. The change log with undo is below. */
export function CurrencySheet({ known, onClose }: Props) {
  const words = useCurrencyWords()
  const { console: shared } = useWords()
  const formId = useId()
  const [isOffered, setIsOffered] = useState(known?.enabled ?? true)
  const { mutateAsync: save } = useSaveCurrency()
  const start = { code: known?.code ?? '', symbol: known?.symbol ?? '', rate: known?.rate ?? '', effective_at: '' }
  const form = useForm(start, async ({ code, symbol, rate, effective_at }) => {
    const from = effective_at === '' ? {} : { effective_at: new Date(effective_at).toISOString() }
    await save({
      code: code.trim().toUpperCase(),
      symbol: symbol.trim(),
      rate: withPoint(rate),
      enabled: isOffered ? '1' : '0',
      ...from,
      version: known?.version ?? '0',
    })
    toasts.show(words.saved)
    onClose()
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={known ? known.code : words.add}
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
        {!known && <TextField {...form.field('code')} label={words.code} maxLength={3} autoComplete="off" />}
        <TextField {...form.field('symbol')} label={words.symbol} maxLength={8} autoComplete="off" />
        <TextField {...form.field('rate')} label={words.rate} hint={words.rateHint} inputMode="decimal" autoComplete="off" />
        <MomentField {...momentProps(form, 'effective_at')} label={words.from} hint={words.fromHint} />
        <Checkbox checked={isOffered} onChange={({ target }) => setIsOffered(target.checked)}>
          {words.offered}
        </Checkbox>
        {form.failure && <p role="alert">{form.failure}</p>}
      </form>
      {known && known.history.length > 0 && <Rates known={known} />}
      {known && <History kind="currency" thing={known.code} onBack={onClose} />}
    </Sheet>
  )
}

/** All rates of a currency, newest first, with the start of validity and the author of each. */
function Rates({ known }: { known: MallCurrency }) {
  const words = useCurrencyWords()
  const { lang } = useReader()
  return (
    <section aria-label={words.history} className={styles.form}>
      <h3>{words.history}</h3>
      <Rows
        hidden=""
        nothing=""
        of={known.history.map(({ rate, effective_at, decided_at, by }) => ({
          key: decided_at + effective_at,
          title: <span className="num">{rate}</span>,
          text: [`${words.since} ${momentOf(effective_at, lang)}`, by].filter(Boolean).join(' · '),
        }))}
      />
    </section>
  )
}
