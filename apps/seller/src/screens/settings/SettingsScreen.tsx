import { Card, ConsolePage, Failed, FormPage, type HeldHandlers, PageSkeleton, type ScreenProps, useHeldAnswer } from '@plaza/console'
import type { ShopSettings } from '@plaza/contract'
import { Button, ButtonLink, Select, TextArea, TextField } from '@plaza/design'
import { type Language, languageNames, languages } from '@plaza/values'
import { useForm } from '@plaza/web/form'
import { calendarDayOf, useReader } from '@plaza/web/reading'
import { useEffect, useState } from 'react'
import { useChangeShopSettings, useCountries, useGetShopSettings } from '../../calls/settings.ts'
import { hrefOf } from '../../paths.ts'
import { PictureField } from './pictures/PictureField.tsx'
import { changedOf, formOf } from './settings-form.ts'
import { useSettingsWords } from './words/index.ts'
import styles from './Settings.module.css'

const own = ['phone', 'street', 'city', 'state', 'postcode'] as const
const returns = ['return_full_name', 'return_phone', 'return_street', 'return_city', 'return_state', 'return_postcode'] as const

/** Form for the shop's description, address, return address and absence. A link to the screen may name the address field to fill in. */
export default function SettingsScreen({ query: place }: ScreenProps) {
  const words = useSettingsWords()
  const query = useGetShopSettings()
  const { known, ...held } = useHeldAnswer(query)
  const isLoaded = known !== undefined
  const wanted = [...own, ...returns].find((name) => name === place.get('field'))
  useEffect(() => {
    if (isLoaded && wanted) document.querySelector<HTMLElement>(`#main [name="${wanted}"]`)?.focus()
  }, [isLoaded, wanted])
  if (known) return <SettingsForm key={known.version} known={known} {...held} />
  if (!query.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title}>
      <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    </ConsolePage>
  )
}

function SettingsForm({ known, onDirty, onLatest }: { known: ShopSettings } & HeldHandlers) {
  const words = useSettingsWords()
  const { lang } = useReader()
  const countries = useCountries().map(({ code, name }) => ({ value: code, label: name }))
  const [spoken, setSpoken] = useState<Language>('en')
  const { mutateAsync: change, error, reasonOf } = useChangeShopSettings()
  const start = formOf(known)
  const form = useForm(start, async (typed) => {
    await change({ ...changedOf(start, typed), version: known.version })
    onDirty(false)
  })
  const isDirty = Object.keys(changedOf(start, form.values)).length > 0
  const description = `description_${spoken}` as const
  const { away_from: first, away_until: last } = form.values
  const endFault = form.errors.away_until && last && last < (first ?? '') ? words.wrong.until : form.errors.away_until
  return (
    <FormPage
      title={words.title}
      form={form}
      save={words.save}
      isDirty={isDirty}
      onDirty={onDirty}
      onLatest={reasonOf(error) === 'changed_meanwhile' ? onLatest : undefined}
      actions={
        <>
          <ButtonLink look="outline" href={hrefOf('shipping')}>
            {words.shipping}
          </ButtonLink>
          <ButtonLink look="outline" href={hrefOf('payoutSettings')}>
            {words.payouts}
          </ButtonLink>
          <ButtonLink look="outline" href={hrefOf('notifications')}>
            {words.notifications}
          </ButtonLink>
        </>
      }
    >
      <Card title={words.about}>
        <div className={styles.fields}>
          <TextField {...form.field('name')} label={words.name} hint={words.nameHint} maxLength={40} />
          <TextField {...form.field('contact_person')} label={words.contact} autoComplete="name" />
          <Select
            label={words.language}
            value={spoken}
            onChange={({ target }) => setSpoken(target.value as Language)}
            options={languages.map((code) => ({
              value: code,
              label: `${languageNames[code]}${form.values[`description_${code}`] ? ' ✓' : ''}`,
            }))}
          />
          <TextArea
            key={spoken}
            name={description}
            label={words.description}
            rows={5}
            maxLength={2000}
            value={form.values[description]}
            error={form.errors[description]}
            onChange={({ target }) => form.set(description, target.value)}
          />
        </div>
      </Card>
      <Card title={words.looks}>
        <div className={styles.fields}>
          {(['logo', 'banner'] as const).map((name) => (
            <PictureField
              key={name}
              label={words[name]}
              hint={words[`${name}Hint`]}
              aspect={name === 'logo' ? 1 : 3}
              value={form.values[name]}
              tint={known.tint}
              fault={form.errors[name]}
              onChange={(path) => form.set(name, path)}
            />
          ))}
        </div>
      </Card>
      <Card title={words.holiday}>
        <p className={styles.note}>{words.holidayText}</p>
        <div className={styles.pair}>
          <TextField {...form.field('away_from')} label={words.from} type="date" />
          <TextField {...form.field('away_until')} error={endFault} label={words.until} type="date" />
        </div>
        {known.holiday && (
          <p className={styles.note}>
            {words.backOn(calendarDayOf(known.holiday.back_on, lang))}{' '}
            <Button
              look="link"
              size="small"
              onClick={() => {
                form.set('away_from', '')
                form.set('away_until', '')
              }}
            >
              {words.noHoliday}
            </Button>
          </p>
        )}
      </Card>
      <Card title={words.address}>
        <div className={styles.fields}>
          <Select
            label={words.country}
            options={countries}
            value={form.values.country}
            error={form.errors.country}
            onChange={({ target }) => form.set('country', target.value)}
          />
          <div className={styles.pair}>
            {own.map((name) => (
              <TextField key={name} {...form.field(name)} label={words.fields[name]} />
            ))}
          </div>
        </div>
      </Card>
      <Card title={words.returns}>
        <p className={styles.note}>{words.returnsText}</p>
        <div className={styles.fields}>
          <Select
            label={words.country}
            placeholder={words.none}
            options={countries}
            value={form.values.return_country}
            error={form.errors.return_country}
            onChange={({ target }) => form.set('return_country', target.value)}
          />
          <div className={styles.pair}>
            {returns.map((name) => (
              <TextField
                key={name}
                {...form.field(name)}
                label={name === 'return_full_name' ? words.fullName : words.fields[name.slice(7) as (typeof own)[number]]}
              />
            ))}
          </div>
        </div>
      </Card>
    </FormPage>
  )
}
