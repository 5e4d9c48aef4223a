import type { Facets } from '@plaza/contract'
import { TextField } from '@plaza/design'
import { useLang } from '@plaza/web'
import { useFollowed } from '@plaza/web/hooks'
import { useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import styles from './FilterPanel.module.css'
import { boundFrom, boundShown, type ListingState } from './listing-state.ts'
import { listingWords } from './words/index.ts'

type Props = { facets: Facets; state: ListingState; onChange: (state: ListingState) => void }

/** Two price fields below a histogram. A bound applies on blur or Enter. */
export function PriceFilter({ facets, state, onChange }: Props) {
  const words = listingWords[useLang()]
  return (
    <>
      <Histogram facets={facets} state={state} />
      <div className={styles.bounds}>
        <Bound label={words.from} edge="low" value={state.priceMin} onSet={(priceMin) => onChange({ ...state, priceMin })} />
        <Bound label={words.to} edge="high" value={state.priceMax} onSet={(priceMax) => onChange({ ...state, priceMax })} />
      </div>
    </>
  )
}

type BoundProps = { label: string; edge: 'low' | 'high'; value: string | null; onSet: (value: string | null) => void }

function Bound({ label, edge, value, onSet }: BoundProps) {
  const words = listingWords[useLang()]
  const { currency } = useReader()
  const shown = boundShown(value, currency.rate)
  const [typed, setTyped] = useFollowed(shown)
  const [wrongText, setWrongText] = useState<string | null>(null)
  const wrong = wrongText === typed

  const settle = () => {
    if (typed.trim() === shown) return
    const bound = boundFrom(typed, currency.rate, edge)
    const cleared = typed.trim() === ''
    setWrongText(bound === null && !cleared ? typed : null)
    if (bound !== null || cleared) onSet(bound)
  }
  return (
    <TextField
      label={label}
      before={currency.symbol}
      inputMode="decimal"
      enterKeyHint="done"
      autoComplete="off"
      value={typed}
      error={wrong ? words.notANumber : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  )
}

function Histogram({ facets, state }: Pick<Props, 'facets' | 'state'>) {
  const words = listingWords[useLang()]
  const { price } = useReader()
  const { bins, min, max } = facets.price
  if (bins.length === 0 || min === max) return null
  const tallest = Math.max(...bins, 1)
  const width = (Number(max) - Number(min)) / bins.length
  const isIn = (at: number) => {
    const low = Number(min) + at * width
    return low + width >= Number(state.priceMin ?? 0) && low <= Number(state.priceMax ?? Number.POSITIVE_INFINITY)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- twenty bars are one picture
    <div role="img" aria-label={words.histogram(price(min), price(max))} className={styles.histogram}>
      {bins.map((count, at) => (
        <span
          key={at}
          data-in={isIn(at) || undefined}
          style={{ '--height': `${Math.round((count / tallest) * 100)}%` } as React.CSSProperties}
        />
      ))}
    </div>
  )
}
