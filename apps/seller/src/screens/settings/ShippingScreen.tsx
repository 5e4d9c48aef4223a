import { isCallFailure } from '@plaza/client'
import { Card, ConsolePage, Failed, FormPage, PageSkeleton, type HeldHandlers, useHeldAnswer, useUndo } from '@plaza/console'
import type { ShopShipping } from '@plaza/contract'
import { Button, Select, TextField, toasts } from '@plaza/design'
import { type Language, htmlLanguages, isLanguage, languageNames, languages } from '@plaza/values'
import { useForm } from '@plaza/web/form'
import { useReader } from '@plaza/web/reading'
import { useState } from 'react'
import { useChangeShopShipping, useGetShopShipping } from '../../calls/settings.ts'
import { hrefOf } from '../../paths.ts'
import { RateFields } from './RateFields.tsx'
import { shippingFault } from './shipping-fault.ts'
import { type ShippingMethod, newRate, newShippingMethod, sentShippingMethods, shippingMethodsOf } from './ways.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

/** Shipping methods of the shop: delivery days, and prices for the home country, for named countries and for all others. */
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

/** Refused fields by path, such as `methods.0.rates.1.fee`, with their reasons. */
const faultsOf = (error: unknown): [string, string][] =>
  isCallFailure(error) ? Object.entries((error.data as { fields?: Record<string, string> } | null)?.fields ?? {}) : []

const valueAt = (of: unknown, path: string): string =>
  String(
    path
      .split('.')
      .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : ''), of) ?? '',
  )

function ShippingForm({ known, onDirty, onLatest }: { known: ShopShipping } & HeldHandlers) {
  const words = useSettingsWords()
  const [methods, setMethods] = useState(() => shippingMethodsOf(known))
  const [spoken, setSpoken] = useState<Language>('en')
  const { mutateAsync: change, error, reasonOf } = useChangeShopShipping()
  const { lang } = useReader()
  const undo = useUndo()
  const form = useForm<Record<string, string>>({}, async (_typed, fail) => {
    try {
      await change({ methods: sentShippingMethods(methods), version: known.version })
    } catch (failure) {
      const faults = faultsOf(failure)
      if (faults.length === 0) throw failure
      const language = faults.map(([path]) => path.split('.name_')[1] ?? '').find(isLanguage)
      if (language) setSpoken(language)
      const said = ([path, reason]: [string, string]) => shippingFault({ path, reason, typed: valueAt({ methods }, path) }, words, lang)
      return fail(Object.fromEntries(faults.map((fault) => [fault[0], said(fault)])))
    }
    toasts.show(words.saved)
    onDirty(false)
  })
  const isDirty = JSON.stringify(methods) !== JSON.stringify(shippingMethodsOf(known))
  const set = (at: number, more: Partial<ShippingMethod>) => {
    setMethods(methods.map((method, nth) => (nth === at ? { ...method, ...more } : method)))
    for (const name of Object.keys(more)) form.mark(`methods.${at}.${name}`, undefined)
  }
  const remove = (at: number) => {
    const removed = methods.slice(at, at + 1)
    setMethods(methods.filter((_, nth) => nth !== at))
    form.fail({})
    undo(removed[0]?.name_en || words.newWay, () => setMethods((now) => now.toSpliced(at, 0, ...removed)))
  }
  const removeRate = ({ key, rates }: ShippingMethod, nth: number) => {
    const setRates = (to: (of: ShippingMethod['rates']) => ShippingMethod['rates']) =>
      setMethods((now) => now.map((each) => (each.key === key ? { ...each, rates: to(each.rates) } : each)))
    const removed = rates.slice(nth, nth + 1)
    setRates((of) => of.toSpliced(nth, 1))
    form.fail({})
    undo(words.regions[removed[0]?.region ?? 'home'], () => setRates((of) => of.toSpliced(nth, 0, ...removed)))
  }
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
      {methods.map((method, at) => (
        <Card
          key={method.key}
          title={method.name_en || words.newWay}
          action={
            <Button look="link" size="small" onClick={() => remove(at)}>
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
                options={languages.map((code) => ({ value: code, label: `${languageNames[code]}${method[`name_${code}`] ? ' ✓' : ''}` }))}
              />
              <TextField
                label={words.wayName}
                hint={words.wayNameHint}
                lang={htmlLanguages[spoken]}
                value={method[`name_${spoken}`]}
                maxLength={80}
                error={form.errors[`methods.${at}.name_${spoken}`]}
                onChange={({ target }) => set(at, { [`name_${spoken}`]: target.value })}
              />
              <TextField
                label={words.carrier}
                value={method.carrier}
                maxLength={80}
                error={form.errors[`methods.${at}.carrier`]}
                onChange={({ target }) => set(at, { carrier: target.value })}
              />
              <TextField
                label={words.workDaysLeast}
                inputMode="numeric"
                value={method.work_days_least}
                error={form.errors[`methods.${at}.work_days_least`]}
                onChange={({ target }) => set(at, { work_days_least: target.value })}
              />
              <TextField
                label={words.workDaysMost}
                inputMode="numeric"
                value={method.work_days_most}
                error={form.errors[`methods.${at}.work_days_most`]}
                onChange={({ target }) => set(at, { work_days_most: target.value })}
              />
            </div>
            {method.rates.map((rate, nth) => (
              <RateFields
                key={`${rate.region} ${nth}`}
                rate={rate}
                errorOf={(name) => form.errors[`methods.${at}.rates.${nth}.${name}`]}
                onChange={(next) => {
                  set(at, { rates: method.rates.map((each, other) => (other === nth ? next : each)) })
                  for (const name of Object.keys(next)) form.mark(`methods.${at}.rates.${nth}.${name}`, undefined)
                }}
                onRemove={method.rates.length > 1 ? () => removeRate(method, nth) : undefined}
              />
            ))}
            <Button look="soft" size="small" onClick={() => set(at, { rates: [...method.rates, newRate(method.rates)] })}>
              {words.addRate}
            </Button>
          </div>
        </Card>
      ))}
      {methods.length === 0 && <p className={styles.note}>{words.noWays}</p>}
      <Button look="outline" onClick={() => setMethods([...methods, newShippingMethod(methods)])}>
        {words.addWay}
      </Button>
    </FormPage>
  )
}
