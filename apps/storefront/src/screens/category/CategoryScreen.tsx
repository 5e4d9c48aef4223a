import { useCategoryPage } from '@plaza/client'
import { Breadcrumb, Chip, Page } from '@plaza/design'
import type { Category } from '@plaza/contract'
import { hrefOf } from '../../paths.ts'
import { Listing } from '../../parts/listing/Listing.tsx'
import { fieldsOf, type ListingState } from '../../parts/listing/listing-state.ts'
import { Promoted, PromotedHold } from '../../parts/listing/Promoted.tsx'
import { useListing } from '../../parts/listing/use-listing.ts'
import { listingWords } from '../../parts/listing/words.ts'
import { useReader } from '../../parts/reader.ts'
import { useTitle } from '../../parts/use-title.ts'
import type { ScreenProps } from '../screen.ts'
import { GoneScreen } from './GoneScreen.tsx'
import styles from './CategoryScreen.module.css'

/** One category: where it stands, what is below it, and its products. */
export default function CategoryScreen({ query }: ScreenProps) {
  const id = query.get('id') ?? ''
  return /^[1-9][0-9]{0,18}$/.test(id) ? <KnownCategory id={id} query={query} /> : <GoneScreen />
}

function KnownCategory({ id, query }: { id: string; query: URLSearchParams }) {
  const { lang, text, words: mall } = useReader()
  const words = listingWords[lang]
  const [state, change] = useListing('category', query)
  const asked = useCategoryPage(id, fieldsOf(state))
  const page = asked.data?.pages[0]
  const name = page ? text(page.category, 'name') : ''
  useTitle(name)
  if (asked.isError && isUnknown(asked.error)) return <GoneScreen />
  const steps = [
    { label: mall.nav.home, href: '#/' },
    ...(page?.path ?? []).map((step) => ({ label: text(step, 'name'), href: hrefOf('category', { id: step.id }) })),
  ]
  return (
    <Page>
      <Breadcrumb label={words.breadcrumb} steps={steps} className={styles.trail} />
      <h1 className={styles.title}>{name || <span className="sr">{asked.isError ? mall.places.category : mall.page.loading}</span>}</h1>
      <Listing
        asked={asked as never}
        state={state}
        onChange={change}
        promoted={
          page ? <FirstChoices below={page.children} state={state} onChange={change} /> : asked.isError ? undefined : <PromotedHold />
        }
      />
    </Page>
  )
}

const isUnknown = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 2000019

type FirstChoicesProps = { below: readonly Category[]; state: ListingState; onChange: (state: ListingState) => void }

/** What is below, a lower price, good ratings, in stock. */
function FirstChoices({ below, state, onChange }: FirstChoicesProps) {
  const words = listingWords[useReader().lang]
  return (
    <Promoted label={words.promoted} categories={below} state={state} onChange={onChange}>
      <Chip pressed={state.onSale} onChange={(onSale) => onChange({ ...state, onSale })}>
        {words.onSale}
      </Chip>
      <Chip pressed={state.ratingMin === 4} onChange={(on) => onChange({ ...state, ratingMin: on ? 4 : null })}>
        {words.andUp(4)}
      </Chip>
      <Chip pressed={state.inStock} onChange={(inStock) => onChange({ ...state, inStock })}>
        {words.inStock}
      </Chip>
    </Promoted>
  )
}
