import type { Facets } from '@plaza/contract'
import { Button, RemovableChip } from '@plaza/design'
import { useLang } from '@plaza/web'
import { useReader, type Reader } from '../../mall/reader.ts'
import { appliedCount, withBrand, withoutFilters, type ListingState } from './listing-state.ts'
import styles from './Listing.module.css'
import { type Department, useDepartments } from './use-departments.ts'
import { listingWords, type ListingWords } from './words/index.ts'

type Applied = { key: string; label: string; without: ListingState }

const priceLabel = ({ priceMin: low, priceMax: high }: ListingState, words: ListingWords, { price }: Reader): string => {
  if (low === null) return words.priceTo(price(high ?? '0'))
  return high === null ? words.priceFrom(price(low)) : `${price(low)} – ${price(high)}`
}

type Known = { facets: Facets | undefined; departments: readonly Department[] }

const appliedOf = (state: ListingState, { facets, departments }: Known, words: ListingWords, reader: Reader): Applied[] => {
  const category = departments.find((each) => each.id === state.categoryId)
  const brandName = (id: string) => facets?.brands.find((brand) => brand.id === id)?.name ?? words.brand
  const applied: (Applied | false)[] = [
    state.categoryId !== null && {
      key: 'in',
      label: category ? reader.text(category, 'name') : words.department,
      without: { ...state, categoryId: null },
    },
    ...state.brandIds.map((id) => ({ key: `brand ${id}`, label: brandName(id), without: withBrand(state, id, false) })),
    (state.priceMin !== null || state.priceMax !== null) && {
      key: 'price',
      label: priceLabel(state, words, reader),
      without: { ...state, priceMin: null, priceMax: null },
    },
    state.ratingMin !== null && { key: 'rating', label: words.andUp(state.ratingMin), without: { ...state, ratingMin: null } },
    state.inStock && { key: 'stock', label: words.inStock, without: { ...state, inStock: false } },
    state.onSale && { key: 'sale', label: words.onSale, without: { ...state, onSale: false } },
  ]
  return applied.filter((each) => each !== false)
}

type Props = { facets: Facets | undefined; state: ListingState; onChange: (state: ListingState) => void }

/** Active filters of the list, each with a cross to remove it. */
export function AppliedFilters({ facets, state, onChange }: Props) {
  const words = listingWords[useLang()]
  const reader = useReader()
  const departments = useDepartments(facets, state.categoryId)
  if (appliedCount(state) === 0) return null
  return (
    <div className={styles.applied}>
      {appliedOf(state, { facets, departments }, words, reader).map(({ key, label, without }) => (
        <RemovableChip key={key} removeLabel={words.remove(label)} onRemove={() => onChange(without)}>
          {label}
        </RemovableChip>
      ))}
      <Button look="link" size="small" onClick={() => onChange(withoutFilters(state))}>
        {words.clearAll}
      </Button>
    </div>
  )
}
