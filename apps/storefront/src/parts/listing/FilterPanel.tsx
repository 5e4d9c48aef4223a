import type { Facets } from '@plaza/contract'
import { Checkbox, TextField } from '@plaza/design'
import { useLang } from '@plaza/web'
import { useId, useState, type ReactNode } from 'react'
import { useReader } from '../../mall/reader.ts'
import styles from './FilterPanel.module.css'
import { withBrand, type ListingState } from './listing-state.ts'
import { PriceFilter } from './PriceFilter.tsx'
import { useDepartments } from './use-departments.ts'
import { listingWords } from './words/index.ts'

type Props = { facets: Facets; state: ListingState; onChange: (state: ListingState) => void }

/** All filters with their result counts. A value without results is disabled but stays in its place. */
export function FilterPanel(props: Props) {
  const words = listingWords[useLang()]
  return (
    <div className={styles.panel}>
      {props.facets.categories.length > 0 && (
        <Group title={words.department}>
          <Departments {...props} />
        </Group>
      )}
      <Group title={words.price}>
        <PriceFilter {...props} />
      </Group>
      {props.facets.brands.length > 1 && (
        <Group title={words.brand}>
          <Brands {...props} />
        </Group>
      )}
      <Group title={words.rating}>
        <Ratings {...props} />
      </Group>
      <Group title={words.availability}>
        <Availability {...props} />
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {children}
    </fieldset>
  )
}

type RadioProps = { name: string; checked: boolean; disabled?: boolean; count?: number; onChoose: () => void; children: ReactNode }

function Choice({ name, checked, disabled, count, onChoose, children }: RadioProps) {
  return (
    <label className={styles.choice} data-resting={disabled || undefined}>
      <input type="radio" name={name} checked={checked} disabled={disabled} onChange={onChoose} className={styles.radio} />
      <span className={styles.choiceWords}>{children}</span>
      {count !== undefined && <span className={styles.choiceCount}>{count}</span>}
    </label>
  )
}

function Departments({ facets, state, onChange }: Props) {
  const words = listingWords[useLang()]
  const { text } = useReader()
  const name = useId()
  const departments = useDepartments(facets, state.categoryId)
  const choose = (categoryId: string | null) => onChange({ ...state, categoryId })
  return (
    <>
      <Choice name={name} checked={state.categoryId === null} onChoose={() => choose(null)}>
        {words.allHere}
      </Choice>
      {departments.map((each) => (
        <Choice
          key={each.id}
          name={name}
          checked={state.categoryId === each.id}
          disabled={each.count === 0 && state.categoryId !== each.id}
          count={each.count}
          onChoose={() => choose(each.id)}
        >
          {text(each, 'name')}
        </Choice>
      ))}
    </>
  )
}

const manyBrands = 10

function Brands({ facets, state, onChange }: Props) {
  const words = listingWords[useLang()]
  const [wanted, setWanted] = useState('')
  const found = facets.brands.filter((brand) => brand.name.toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <>
      {facets.brands.length > manyBrands && (
        <TextField
          label={words.findBrand}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className={styles.find}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, and keys must reach it where everything in it rests */}
      <div role="group" aria-label={words.brand} tabIndex={0} className={styles.many}>
        {found.map((brand) => {
          const ticked = state.brandIds.includes(brand.id)
          return (
            <Checkbox
              key={brand.id}
              checked={ticked}
              disabled={brand.count === 0 && !ticked}
              note={brand.count}
              onChange={(event) => onChange(withBrand(state, brand.id, event.target.checked))}
            >
              {brand.name}
            </Checkbox>
          )
        })}
      </div>
    </>
  )
}

function Ratings({ facets, state, onChange }: Props) {
  const words = listingWords[useLang()]
  const name = useId()
  return (
    <>
      <Choice name={name} checked={state.ratingMin === null} onChoose={() => onChange({ ...state, ratingMin: null })}>
        {words.allHere}
      </Choice>
      {facets.ratings.map(({ rating_min, count }) => (
        <Choice
          key={rating_min}
          name={name}
          checked={state.ratingMin === rating_min}
          disabled={count === 0 && state.ratingMin !== rating_min}
          count={count}
          onChoose={() => onChange({ ...state, ratingMin: rating_min })}
        >
          {words.andUp(rating_min)}
        </Choice>
      ))}
    </>
  )
}

function Availability({ facets, state, onChange }: Props) {
  const words = listingWords[useLang()]
  return (
    <>
      <Checkbox
        checked={state.inStock}
        disabled={facets.in_stock === 0 && !state.inStock}
        note={facets.in_stock}
        onChange={(event) => onChange({ ...state, inStock: event.target.checked })}
      >
        {words.inStock}
      </Checkbox>
      <Checkbox
        checked={state.onSale}
        disabled={facets.on_sale === 0 && !state.onSale}
        note={facets.on_sale}
        onChange={(event) => onChange({ ...state, onSale: event.target.checked })}
      >
        {words.onSale}
      </Checkbox>
    </>
  )
}
