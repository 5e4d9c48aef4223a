import { isCallFailure } from '@plaza/client'
import { type ShopCoupon, couponKinds } from '@plaza/contract'
import { Banner, Button, Checkbox, RadioCards, Segmented, Select, TextField, toasts } from '@plaza/design'
import { type Language, languageNames, languages } from '@plaza/values'
import { reasonWords, saidOf, useForm } from '@plaza/web/form'
import { go } from '@plaza/web/route'
import { useReader } from '@plaza/web/reading'
import { type ReactNode, useState } from 'react'
import { AskSheet } from '../pages/AskSheet.tsx'
import { Card } from '../pages/Card.tsx'
import { FormPage } from '../pages/FormPage.tsx'
import { CodeField } from './CodeField.tsx'
import { type CouponScope, type SentCoupon, type TypedCoupon, couponFaults, sentFrom, typedFrom } from './coupon-form.ts'
import { useCouponWords } from './words/index.ts'
import styles from './Coupons.module.css'

type Choice = { value: string; fault: string | undefined; onChange: (id: string) => void }
type Props<S extends CouponScope> = {
  giver: 'shop' | 'mall'
  /** The existing coupon; missing for a new one. */
  coupon?: ShopCoupon
  /** Scopes that this coupon may have: all products, a category, a brand or a product. */
  scopes: readonly [S, ...S[]]
  /** Renders the field that chooses a category or brand, by scope. */
  choices: Partial<Record<CouponScope, (choice: Choice) => ReactNode>>
  save: { mutateAsync: (coupon: SentCoupon<S>) => Promise<{ id: string }>; reasonOf: (error: unknown) => string | undefined }
  end: {
    mutate: (which: { id: string }, callbacks: { onSuccess: () => void; onError: (error: unknown) => void }) => void
    isPending: boolean
  }
  /** Address of a coupon's page; without an id, the address of the list. */
  hrefOf: (id?: string) => string
  rests?: string | undefined
  /** Receives whether the form contains unsaved text: see `useHeld`. */
  onDirty?: ((isDirty: boolean) => void) | undefined
  /** Shows the newer coupon in place of the typed text, after a colleague saved first. */
  onLatest?: () => void
  /** Content below the form that is not part of it. */
  below?: ReactNode
}

/** Form of a coupon: its discount, scope, validity and audience. */
export function CouponForm<const S extends CouponScope>({
  giver,
  coupon,
  scopes,
  choices,
  save,
  end,
  hrefOf,
  rests,
  onDirty,
  onLatest,
  below,
}: Props<S>) {
  const words = useCouponWords()
  const { lang, words: all } = useReader()
  const [start] = useState(() => typedFrom(coupon))
  const [spoken, setSpoken] = useState<Language>('en')
  const [isSaved, setSaved] = useState(false)
  const [isOvertaken, setOvertaken] = useState(false)
  /** A shop cannot take the end of its coupon back. Staff can, in the history of the coupon. */
  const [isAsking, setAsking] = useState(false)
  const giverWords = words.giver[giver]
  const scopeOf = (typed: string): S => scopes.find((each) => each === typed) ?? scopes[0]
  const nameOf = (value: CouponScope) => (value === 'all' ? giverWords.all : words.scopes[value])
  const form = useForm<TypedCoupon>(start, async (typed, fail) => {
    setOvertaken(false)
    try {
      const { id } = await save.mutateAsync(sentFrom(typed, coupon, scopeOf(typed.scope)))
      setSaved(true)
      toasts.show(words.saved)
      if (!coupon) go(hrefOf(id))
    } catch (error) {
      setOvertaken(save.reasonOf(error) === 'changed_meanwhile')
      if (save.reasonOf(error) === 'too_many') return fail({}, words.tooMany)
      const fields = isCallFailure(error) ? (error.data as { fields?: Record<string, string> } | null)?.fields : undefined
      if (!fields) throw error
      const said: Readonly<Record<string, string>> = { ...words.wrong, unknown: giverWords.unknown }
      const say = (why: string) => said[why] ?? reasonWords(lang, why)
      const wrong = { ...fields, ...couponFaults(typed, { coupon, now: new Date() }) }
      const language = languages.find((code) => `name_${code}` in wrong)
      if (language) setSpoken(language)
      return fail(Object.fromEntries(Object.entries(wrong).map(([field, why]) => [field, say(why)])))
    }
  })
  const { kind, scope } = form.values
  const choose = choices[scopeOf(scope)]
  const isEnded = coupon?.running === 'ended'
  const isDirty = !isSaved && JSON.stringify(form.values) !== JSON.stringify(start)
  const stop = () =>
    coupon &&
    end.mutate(
      { id: coupon.id },
      { onSuccess: () => toasts.show(words.ended), onError: (error) => toasts.show(saidOf(error, all), 'error') },
    )
  return (
    <FormPage
      title={coupon ? words.one(coupon.code) : words.add}
      back={{ href: hrefOf(), label: words.title }}
      form={form}
      save={words.save}
      isDirty={isDirty}
      onDirty={onDirty}
      onLatest={isOvertaken ? onLatest : undefined}
      rests={rests}
      below={below}
      actions={
        coupon &&
        !isEnded && (
          <Button look="outline" busy={end.isPending} whyNot={rests} onClick={giver === 'shop' ? () => setAsking(true) : stop}>
            {words.end}
          </Button>
        )
      }
    >
      {isAsking && (
        <AskSheet
          words={words.askEnd}
          label={words.end}
          busy={end.isPending}
          onDo={() => {
            stop()
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {isEnded && <Banner tone="info">{words.ended}</Banner>}
      {coupon && !isEnded && coupon.claimed > 0 && <Banner tone="info">{words.promised}</Banner>}
      <Card title={words.what}>
        <div className={styles.fields}>
          <CodeField {...form.field('code')} label={words.code} hint={words.codeHint} onType={(code) => form.set('code', code)} />
          <div className={styles.named}>
            <Select
              label={words.language}
              value={spoken}
              onChange={({ target }) => setSpoken(target.value as Language)}
              options={languages.map((code) => ({
                value: code,
                label: `${languageNames[code]}${form.values[`name_${code}`] ? ' ✓' : ''}`,
              }))}
            />
            <TextField key={spoken} {...form.field(`name_${spoken}`)} label={words.name} hint={words.nameHint} maxLength={80} />
          </div>
          <RadioCards
            label={words.what}
            labelHidden
            value={kind}
            cards={couponKinds.map((value) => ({
              value,
              title: words.kinds[value],
              text: value === 'free_delivery' ? giverWords.freeDelivery : words.kindTexts[value],
            }))}
            onChange={(value) => form.set('kind', value)}
          />
          {kind !== 'free_delivery' && (
            <TextField {...form.field('value')} label={kind === 'percent' ? words.percent : words.sum} inputMode="decimal" />
          )}
          {kind === 'percent' && <TextField {...form.field('cap')} label={words.cap} inputMode="decimal" />}
          <TextField {...form.field('threshold')} label={words.threshold} hint={words.thresholdHint} inputMode="decimal" />
        </div>
      </Card>
      <Card title={words.scope}>
        <div className={styles.fields}>
          <Segmented
            label={words.scope}
            value={scope}
            options={scopes.map((value) => ({ value, label: nameOf(value) }))}
            onChange={(value) => {
              form.set('scope', value)
              form.set('scope_id', '')
            }}
          />
          {choose?.({ value: form.values.scope_id, fault: form.errors.scope_id, onChange: (id) => form.set('scope_id', id) })}
          {scope === 'product' && <TextField {...form.field('scope_id')} label={words.product} inputMode="numeric" />}
        </div>
      </Card>
      <Card title={words.when}>
        <div className={styles.fields}>
          <TextField {...form.field('begins_at')} label={words.begins} type="date" />
          <TextField {...form.field('ends_at')} label={words.ends} type="date" />
          <TextField {...form.field('total')} label={words.total} hint={words.totalHint} inputMode="numeric" />
          <TextField {...form.field('per_person')} label={words.perPerson} inputMode="numeric" />
          <Checkbox checked={form.values.listed === '1'} onChange={({ target }) => form.set('listed', target.checked ? '1' : '0')}>
            {giverWords.listed}
          </Checkbox>
          <Checkbox
            checked={form.values.first_order === '1'}
            onChange={({ target }) => form.set('first_order', target.checked ? '1' : '0')}
          >
            {words.first}
          </Checkbox>
        </div>
      </Card>
    </FormPage>
  )
}
