import { Card, ConsolePage, Failed, FormPage, PageSkeleton, type Held, useHeldAnswer } from '@plaza/console'
import type { ShopShipping } from '@plaza/contract'
import { Button, Select, TextField, toasts } from '@plaza/design'
import { type Language, htmlLanguages, languageNames, languages } from '@plaza/values'
import { useForm } from '@plaza/web/form'
import { useState } from 'react'
import { useChangeShopShipping, useGetShopShipping } from '../../calls/settings.ts'
import { hrefOf } from '../../paths.ts'
import { RateFields } from './RateFields.tsx'
import { type Way, newRate, newWay, sentWays, waysOf } from './ways.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

/** Shipping methods of the shop: delivery days, and prices for home, for named countries and for all others. */
export default function ShippingScreen() {
  const words = useSettingsWords()
  const query = useGetShopShipping()
  const { known, ...held } = useHeldAnswer(query)
  if (known) return <ShippingForm key={known.version} known={known} {...held} />
  if (!query.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.shipping}>
      <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    </ConsolePage>
  )
}

function ShippingForm({ known, onDirty, onLatest }: { known: ShopShipping } & Held) {
  const words = useSettingsWords()
  const [ways, setWays] = useState(() => waysOf(known))
  const [spoken, setSpoken] = useState<Language>('en')
  const { mutateAsync: change, error, reasonOf } = useChangeShopShipping()
  const form = useForm({}, async () => {
    await change({ methods: sentWays(ways), version: known.version })
    toasts.show(words.saved)
    onDirty(false)
  })
  const isDirty = JSON.stringify(ways) !== JSON.stringify(waysOf(known))
  const set = (at: number, more: Partial<Way>) => setWays(ways.map((way, nth) => (nth === at ? { ...way, ...more } : way)))
  return (
    <FormPage
      title={words.shipping}
      subtitle={words.shippingText}
      back={{ href: hrefOf('settings'), label: words.title }}
      form={form}
      save={words.save}
      isDirty={isDirty}
      onDirty={onDirty}
      onLatest={reasonOf(error) === 'changed_meanwhile' ? onLatest : undefined}
    >
      {ways.map((way, at) => (
        <Card
          key={way.key}
          title={way.name_en || words.newWay}
          action={
            <Button look="link" size="small" onClick={() => setWays(ways.filter((_, nth) => nth !== at))}>
              {words.remove}
            </Button>
          }
        >
          <div className={styles.fields}>
            <div className={styles.pair}>
              <Select
                label={words.language}
                value={spoken}
                onChange={({ target }) => setSpoken(target.value as Language)}
                options={languages.map((code) => ({ value: code, label: `${languageNames[code]}${way[`name_${code}`] ? ' ✓' : ''}` }))}
              />
              <TextField
                label={words.wayName}
                hint={words.wayNameHint}
                lang={htmlLanguages[spoken]}
                value={way[`name_${spoken}`]}
                maxLength={80}
                onChange={({ target }) => set(at, { [`name_${spoken}`]: target.value })}
              />
              <TextField
                label={words.carrier}
                value={way.carrier}
                maxLength={80}
                onChange={({ target }) => set(at, { carrier: target.value })}
              />
              <TextField
                label={words.workDaysLeast}
                inputMode="numeric"
                value={way.work_days_least}
                onChange={({ target }) => set(at, { work_days_least: target.value })}
              />
              <TextField
                label={words.workDaysMost}
                inputMode="numeric"
                value={way.work_days_most}
                onChange={({ target }) => set(at, { work_days_most: target.value })}
              />
            </div>
            {way.rates.map((rate, nth) => (
              <RateFields
                key={`${rate.region} ${nth}`}
                rate={rate}
                onChange={(next) => set(at, { rates: way.rates.map((each, other) => (other === nth ? next : each)) })}
                onRemove={way.rates.length > 1 ? () => set(at, { rates: way.rates.filter((_, other) => other !== nth) }) : undefined}
              />
            ))}
            <Button look="soft" size="small" onClick={() => set(at, { rates: [...way.rates, newRate(way.rates)] })}>
              {words.addRate}
            </Button>
          </div>
        </Card>
      ))}
      {ways.length === 0 && <p className={styles.note}>{words.noWays}</p>}
      <Button look="outline" onClick={() => setWays([...ways, newWay(ways)])}>
        {words.addWay}
      </Button>
    </FormPage>
  )
}
