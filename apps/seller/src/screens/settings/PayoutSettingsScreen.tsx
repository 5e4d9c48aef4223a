import { Card, ConsolePage, Failed, FormPage, PageSkeleton, type HeldHandlers, useHeldAnswer } from '@plaza/console'
import type { ShopPaymentSettings } from '@plaza/contract'
import { TextField, toasts } from '@plaza/design'
import { useGetWallets } from '@plaza/client'
import { reasonWords, useForm } from '@plaza/web/form'
import { momentOf, useReader } from '@plaza/web/reading'
import { useChangeShopPaymentSettings, useGetShopPaymentSettings } from '../../calls/settings.ts'
import { CodeRow } from '../../parts/form/CodeRow.tsx'
import { hrefOf } from '../../paths.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

/** Payout accounts of the shop. Stored values are masked, and only newly typed fields change. */
export default function PayoutSettingsScreen() {
  const words = useSettingsWords()
  const query = useGetShopPaymentSettings()
  const wallets = useGetWallets()
  const { known, ...held } = useHeldAnswer(query)
  if (known && wallets.data) return <PayoutForm key={known.version} known={known} wallets={wallets.data} {...held} />
  if (!query.isError && !wallets.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.payouts}>
      <Failed
        error={query.error ?? wallets.error}
        busy={query.isFetching}
        onRetry={() => void Promise.all([query.refetch(), wallets.refetch()])}
      />
    </ConsolePage>
  )
}

const bank = ['bank_name', 'account_name', 'account_number', 'routing_number'] as const
type Wallet = { code: string; name: string }

type Props = { known: ShopPaymentSettings; wallets: readonly Wallet[] } & HeldHandlers

function PayoutForm({ known, wallets, onDirty, onLatest }: Props) {
  const words = useSettingsWords()
  const { lang } = useReader()
  const { mutateAsync: change, error, reasonOf } = useChangeShopPaymentSettings()
  const blank: Record<string, string> = {
    ...Object.fromEntries([...bank, ...wallets.map(({ code }) => `wallets.${code}`)].map((name) => [name, ''])),
    code: '',
  }
  const form = useForm(blank, async ({ code = '', ...typed }, fail, clear) => {
    if (code.trim() === '') return fail({ code: reasonWords(lang, 'missing') })
    const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '')
    const addresses = filled
      .filter(([name]) => name.startsWith('wallets.'))
      .map(([name, value]) => [name.slice('wallets.'.length), value.trim()])
    const plain = filled.filter(([name]) => !name.startsWith('wallets.')).map(([name, value]) => [name, value.trim()])
    await change({
      ...Object.fromEntries(plain),
      ...(addresses.length > 0 && { wallets: Object.fromEntries(addresses) }),
      code: code.trim(),
      version: known.version,
    })
    toasts.show(words.saved)
    clear()
    onDirty(false)
  })
  const isDirty = Object.entries(form.values).some(([name, value]) => name !== 'code' && value !== '')
  return (
    <FormPage
      title={words.payouts}
      subtitle={words.payoutsText}
      back={{ href: hrefOf('settings'), label: words.title }}
      form={form}
      save={words.save}
      isDirty={isDirty}
      onDirty={onDirty}
      onLatest={reasonOf(error) === 'changed_meanwhile' ? onLatest : undefined}
      note={known.paused_until && words.rests(momentOf(known.paused_until, lang))}
    >
      <Card title={words.bank}>
        <div className={styles.pair}>
          {bank.map((name) => (
            <TextField key={name} {...form.field(name)} label={words.bankFields[name]} placeholder={known[name]} autoComplete="off" />
          ))}
        </div>
      </Card>
      {wallets.length > 0 && (
        <Card title={words.wallets}>
          <div className={styles.fields}>
            {wallets.map(({ code, name }) => (
              <TextField
                key={code}
                {...form.field(`wallets.${code}`)}
                label={name}
                placeholder={known.wallets[code] ?? ''}
                autoComplete="off"
                spellCheck={false}
              />
            ))}
          </div>
        </Card>
      )}
      <Card title={words.proof}>
        <CodeRow field={form.field('code')} purpose="payment_settings" />
      </Card>
    </FormPage>
  )
}
