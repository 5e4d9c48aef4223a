import { useClearHistory, useGetHistoryPages, useGetKeptProductsPages } from '@plaza/client'
import { Button, toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useStore } from '@plaza/web/store'
import { useReader } from '../../../mall/reader.ts'
import { recentlySeen } from '../../../mall/recently-seen.ts'
import { AskFirst } from '../../../parts/AskFirst.tsx'
import { NothingHere } from './NothingHere.tsx'
import { ProductShelf } from './ProductShelf.tsx'
import { useShelfWords } from './words/index.ts'
import styles from './Shelves.module.css'

/** Products seen by the account on any device. */
export function SeenShelf() {
  const words = useShelfWords()
  const { words: mall } = useReader()
  const { mutateAsync: clearHistory, isPending } = useClearHistory()
  const query = useGetHistoryPages()
  const forget = () =>
    clearHistory({}).then(
      () => {
        recentlySeen.forget()
        toasts.show(words.forgotten)
      },
      (error: unknown) => toasts.show(saidOf(error, mall), 'error'),
    )
  return (
    <SeenProducts query={query} cards={query.data?.pages.flatMap(({ list }) => list)} busy={isPending} onForget={() => void forget()} />
  )
}

/** Products that a visitor viewed on this device. */
export function VisitorsSeenShelf() {
  const words = useShelfWords()
  const ids = useStore(recentlySeen).map(({ id }) => id)
  const query = useGetKeptProductsPages(ids)
  const forget = () => {
    recentlySeen.forget()
    toasts.show(words.forgotten)
  }
  return <SeenProducts query={query} cards={ids.length === 0 ? [] : query.data?.pages.flatMap(({ list }) => list)} onForget={forget} />
}

type Shelf = Parameters<typeof ProductShelf>[0]

function SeenProducts({ query, cards, busy, onForget }: Pick<Shelf, 'query' | 'cards'> & { busy?: boolean; onForget: () => void }) {
  const words = useShelfWords()
  return (
    <>
      {cards !== undefined && cards.length > 0 && (
        <div className={styles.tools}>
          <AskFirst title={words.askForget} does={words.forget} onDo={onForget}>
            {(ask) => (
              <Button look="outline" size="small" busy={busy} onClick={ask}>
                {words.forget}
              </Button>
            )}
          </AskFirst>
        </div>
      )}
      <ProductShelf
        query={query}
        label={words.seen}
        cards={cards}
        empty={<NothingHere thing="clock" title={words.nothingSeen} text={words.nothingSeenText} />}
      />
    </>
  )
}
