import { useGetRecommend } from '@plaza/client'
import type { ProductCard } from '@plaza/contract'
import { Button, Rail, Section, Switch, cx } from '@plaza/design'
import { useStore } from '@plaza/web/store'
import { useRef, useState } from 'react'
import { useReader } from '../../mall/reader.ts'
import { RailHold } from '../../parts/Holds.tsx'
import { ProductInList } from '../../parts/product/Product.tsx'
import { type SeenProduct, recentlySeen } from '../../mall/recently-seen.ts'
import { recommendationPrefs } from '../../mall/recommendation-prefs.ts'
import styles from './FromSeen.module.css'
import { reasonsOf, rowsOf } from './from-seen.ts'
import type { RecommendedWords } from './words.ts'

/** Same limit as on the product page, so that the cached answer of the product page is reused. */
const inRow = 12
type Words = RecommendedWords['suggested']

/** Products related to seen products, with a switch to turn such suggestions off. */
export function FromSeen({ words }: { words: Words }) {
  const { suggests, leftOut } = useStore(recommendationPrefs)
  const isKnown = useStore(recentlySeen).length > 0 || leftOut.length > 0
  if (suggests && !isKnown) return null
  return (
    <>
      <Choice words={words} />
      {suggests && <Rows words={words} />}
    </>
  )
}

function Choice({ words }: { words: Words }) {
  const { suggests, leftOut } = useStore(recommendationPrefs)
  const box = useRef<HTMLDivElement>(null)
  const [areBack, setBack] = useState(false)
  const showAgain = () => {
    // The pressed button disappears, so the focus moves to the group of the button.
    box.current?.focus({ preventScroll: true })
    recommendationPrefs.takeAllBack()
    setBack(true)
  }
  return (
    <div ref={box} role="group" aria-label={words.switch} tabIndex={-1} className={styles.choice}>
      <Switch checked={suggests} onChange={recommendationPrefs.suggest} text={words.switchText}>
        {words.switch}
      </Switch>
      {suggests && leftOut.length > 0 && (
        <p className={styles.away}>
          {words.away(leftOut.length)}{' '}
          <Button look="link" size="small" onClick={showAgain}>
            {words.showAgain}
          </Button>
        </p>
      )}
      <p role="status" className="sr">
        {areBack && leftOut.length === 0 && words.allBack}
      </p>
    </div>
  )
}

function Rows({ words }: { words: Words }) {
  const { text } = useReader()
  const seen = useStore(recentlySeen)
  const { leftOut } = useStore(recommendationPrefs)
  // A card excluded now keeps its place until the user leaves the page. The user can therefore undo the choice there.
  const [before] = useState(leftOut)
  const reasons = reasonsOf(seen, leftOut)
  const [first, second] = reasons
  const queries = [useReason(first), useReason(second)]
  const lists = queries.map(({ data, isPlaceholderData }) => (data === undefined || isPlaceholderData ? undefined : data.list))
  const gone = [...seen.map(({ id }) => id), ...leftOut.filter((id) => before.includes(id))]
  const rows = rowsOf(
    lists.map((list) => list ?? []),
    gone,
  )
  const isShown = (at: number) => !queries[at]?.isError && (lists[at] === undefined || (rows[at]?.length ?? 0) > 0)
  return (
    <>
      {reasons.map((reason, at) => {
        const title = words.because(text(reason, 'name'))
        const row = rows[at] ?? []
        if (!isShown(at)) return null
        return (
          <Section key={reason.id} title={title} className={styles.row}>
            {lists[at] === undefined ? <Hold /> : <Row title={title} products={row} leftOut={leftOut} words={words} />}
          </Section>
        )
      })}
      {reasons.some((_, at) => isShown(at)) && <h2 className={styles.everybody}>{words.everybody}</h2>}
    </>
  )
}

/** Placeholder for a loading row, with space for the content below each card. */
function Hold() {
  return (
    <div className={styles.hold}>
      <RailHold />
    </div>
  )
}

const useReason = (reason: SeenProduct | undefined) => useGetRecommend(reason?.id ?? '', inRow, { enabled: reason !== undefined })

type RowProps = { title: string; products: readonly ProductCard[]; leftOut: readonly string[]; words: Words }

function Row({ title, products, leftOut, words }: RowProps) {
  const { words: mall, text } = useReader()
  const [said, setSaid] = useState('')
  const change = (product: ProductCard, isLeftOut: boolean) => {
    if (isLeftOut) recommendationPrefs.takeBack(product.id)
    else recommendationPrefs.leaveOut(product.id)
    setSaid(isLeftOut ? '' : `${text(product, 'name')}: ${words.leftOut}`)
  }
  return (
    <>
      <Rail label={title} previousLabel={mall.common.previous} nextLabel={mall.common.next}>
        {products.map((product) => (
          <Suggestion key={product.id} product={product} isLeftOut={leftOut.includes(product.id)} words={words} onChange={change} />
        ))}
      </Rail>
      <p role="status" className="sr">
        {said}
      </p>
    </>
  )
}

type SuggestionProps = {
  product: ProductCard
  isLeftOut: boolean
  words: Words
  onChange: (product: ProductCard, isLeftOut: boolean) => void
}

/**
 * A product card, or a placeholder after the customer excluded the product. The button below remains the same element, so it does not lose its
 * focus.
 */
function Suggestion({ product, isLeftOut, words, onChange }: SuggestionProps) {
  const name = useReader().text(product, 'name')
  const does = isLeftOut ? words.undo : words.notInterested
  return (
    <div className={styles.suggestion}>
      {isLeftOut ? (
        <div className={styles.gone}>
          <p className={styles.name}>{name}</p>
          <p>{words.leftOut}</p>
        </div>
      ) : (
        <ProductInList product={product} />
      )}
      <Button
        look="link"
        size="small"
        aria-label={`${does}: ${name}`}
        className={cx(styles.leave, !isLeftOut && styles.quiet)}
        onClick={() => onChange(product, isLeftOut)}
      >
        {does}
      </Button>
    </div>
  )
}
