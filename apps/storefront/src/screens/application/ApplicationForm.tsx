import { isCallFailure, useApplySeller, useGetPlaces } from '@plaza/client'
import type { ShopApplication, UserInfo } from '@plaza/contract'
import { Banner, Button, Checkbox, RadioCards, Sheet, TextField, cx } from '@plaza/design'
import { useForm } from '@plaza/web/form'
import { useEffect, useRef, useState } from 'react'
import { useMall } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { AddressPlaces } from '../../parts/addresses/AddressPlaces.tsx'
import { defaultForm } from '../../parts/addresses/address-form.ts'
import { PayoutSettings } from '../../parts/payout/PayoutSettings.tsx'
import { useUploads } from '../../parts/pictures/use-uploads.ts'
import { hrefOf } from '../../paths.ts'
import { DocumentField } from './PaperField.tsx'
import { PayoutCard } from './PayoutCard.tsx'
import { StoreName } from './StoreName.tsx'
import { type Faults, requestedCorrections, faultsFrom, faultsOf, sentFrom, typedFrom } from './application-form.ts'
import { localDraft } from './local-draft.ts'
import { useDraft } from './use-draft.ts'
import { useApplicationWords } from './words/index.ts'
import styles from './BecomeSeller.module.css'

type Props = {
  known: ShopApplication
  user: UserInfo
  /** Focuses the first field, because the user has just passed the step before. */
  isNext: boolean
}

/** The whole form to apply for a shop on one page. Input is saved while the user types. */
export function ApplicationForm({ known: latest, user, isNext }: Props) {
  const words = useApplicationWords()
  const { common } = useReader().words
  const { session } = useMall()
  const [token] = useState(() => session.current().token)
  const { mutateAsync: apply, reasonOf } = useApplySeller()
  // Saving changes the account's copy. The form continues from the copy with which it opened.
  const [known] = useState(latest)
  const whose = { owner: user.email, sentAt: known.sent_at }
  const front = useUploads('identity', 1)
  const back = useUploads('identity', 1)
  const documents = { id_front: front.ids[0] ?? latest.id_front?.id ?? null, id_back: back.ids[0] ?? latest.id_back?.id ?? null }
  const [corrections] = useState(() => requestedCorrections(known))
  const [documentFaults, setDocumentFaults] = useState<Pick<Faults, 'id_front' | 'id_back'>>({
    ...(corrections.id_front !== undefined && { id_front: corrections.id_front }),
    ...(corrections.id_back !== undefined && { id_back: corrections.id_back }),
  })
  const [opened] = useState(() => localDraft.restore(typedFrom(known, user), whose))
  const [isPayoutOpen, setIsPayoutOpen] = useState(false)
  const [country, setCountry] = useState(opened.country)
  const ofCountry = useGetPlaces({ country, limit: '300' }, { enabled: country !== '' })
  const rules = ofCountry.data?.form ?? defaultForm
  const form = useForm(opened, async (typed, fail) => {
    const say = ({ id_front, id_back, ...faults }: Faults, whole?: string) => {
      setDocumentFaults({ ...(id_front !== undefined && { id_front }), ...(id_back !== undefined && { id_back }) })
      fail(faults, whole)
    }
    const faults = faultsOf(typed, documents, rules, words)
    if (Object.keys(faults).length > 0) return say(faults)
    say({})
    try {
      await apply({ ...sentFrom(typed, documents), agreement: '1' })
      localDraft.forget()
    } catch (error) {
      if (reasonOf(error) === 'application_wrong' && isCallFailure(error))
        return say(faultsFrom((error.data as { fields?: Record<string, string> } | null)?.fields ?? {}, words))
      throw error
    }
  })
  if (form.values.country !== country) setCountry(form.values.country)
  const [account] = useState(() => sentFrom(typedFrom(known, user), documents))
  // An answer may arrive after the user logged out. Nothing of the form may then stay on the device.
  const keepHere = (isSaved: boolean) => session.current().token === token && localDraft.keep(whose, form.values, isSaved)
  const draft = useDraft(sentFrom(form.values, documents), { known: account, isOpen: !form.busy, onSaved: keepHere })
  const isChanged = form.values !== opened
  useEffect(() => {
    if (isChanged) keepHere(false)
    // oxlint-disable-next-line react/exhaustive-deps -- only typed input is stored, and every change of it
  }, [form.values])
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isNext) element.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isNext])
  const dial = form.values.country === '' || ofCountry.isPlaceholderData ? '' : rules.dial
  const again = known.state === 'need_more' || known.state === 'rejected'
  const marked = (name: keyof Faults) => (name in form.errors ? undefined : corrections[name])
  const text = (name: 'full_name' | 'phone' | 'registration_no') => {
    const { error, ...field } = form.field(name)
    return { ...field, error: error ?? (form.values[name] === typedFrom(known, user)[name] ? marked(name) : undefined) }
  }
  return (
    <>
      <form ref={element} noValidate className={styles.form} onSubmit={form.submit}>
        {form.failure && <Banner tone="danger">{form.failure}</Banner>}
        <section aria-labelledby="shop-title" className={styles.card}>
          <h2 id="shop-title">{words.shop}</h2>
          <StoreName form={form} marked={marked('store_name')} />
          <TextField {...text('full_name')} label={words.contact} autoComplete="name" maxLength={80} />
          <RadioCards
            label={words.legal}
            value={form.values.legal_type}
            cards={(['individual', 'business'] as const).map((value) => ({
              value,
              title: words.legalTypes[value],
              text: words.legalTexts[value],
            }))}
            onChange={(value) => form.set('legal_type', value)}
          />
          {form.values.legal_type === 'business' && <TextField {...text('registration_no')} label={words.register} maxLength={60} />}
        </section>
        <section aria-labelledby="where-title" className={styles.card}>
          <h2 id="where-title">{words.where}</h2>
          {(['country_name', 'state', 'city', 'street', 'postcode'] as const).map(
            (name) =>
              marked(name) && (
                <Banner key={name} tone="warning">
                  {marked(name)}
                </Banner>
              ),
          )}
          <AddressPlaces form={form} rules={rules} withMap={false} />
          <TextField
            {...text('phone')}
            label={words.phone}
            hint={dial !== '' && !form.values.phone.startsWith('+') ? words.phoneHint(dial) : undefined}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={24}
          />
        </section>
        <section aria-labelledby="papers-title" className={styles.card}>
          <h2 id="papers-title">{words.papers}</h2>
          <p className={styles.quiet}>{words.papersText}</p>
          <div className={styles.papers}>
            <DocumentField
              label={words.front}
              uploads={front}
              known={latest.id_front}
              error={front.ids[0] ? undefined : documentFaults.id_front}
            />
            <DocumentField
              label={words.back}
              uploads={back}
              known={latest.id_back}
              error={back.ids[0] ? undefined : documentFaults.id_back}
            />
          </div>
        </section>
        <PayoutCard onOpen={() => setIsPayoutOpen(true)} />
        <section aria-labelledby="review-title" className={styles.card}>
          <h2 id="review-title">{words.review}</h2>
          <Checkbox
            checked={form.values.agreement === '1'}
            {...(form.errors.agreement !== undefined && { error: form.errors.agreement })}
            onChange={({ target }) => form.set('agreement', target.checked ? '1' : '0')}
          >
            {words.agree}{' '}
            <a href={hrefOf('terms')} target="_blank" rel="noreferrer" className={styles.link}>
              {words.terms}
            </a>
          </Checkbox>
          <div className={styles.send}>
            <Button type="submit" size="large" busy={form.busy || front.busy || back.busy}>
              {again ? words.sendAgain : words.send}
            </Button>
            <p role="status" className={styles.quiet}>
              {draft && words.draft[draft]}
            </p>
          </div>
        </section>
        <p aria-hidden="true" className={styles.saved}>
          {draft && (
            <span key={draft} className={cx(draft === 'saved' && styles.passing)}>
              {words.draft[draft]}
            </span>
          )}
        </p>
      </form>
      {/* The payout form is outside the application form, because forms cannot be nested. */}
      <Sheet open={isPayoutOpen} onClose={() => setIsPayoutOpen(false)} title={words.payout} closeLabel={common.close}>
        {isPayoutOpen && <PayoutSettings user={user} onSaved={() => setIsPayoutOpen(false)} />}
      </Sheet>
    </>
  )
}
