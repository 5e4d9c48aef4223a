import { Button } from '@plaza/design'
import { useWalletWords } from './words/index.ts'
import card from './Wallet.module.css'

type Query = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

/** Number of rows shown, and a button to load more. */
export function MoreRows({ count, query }: { count: number; query: Query }) {
  const words = useWalletWords()
  if (!query.hasNextPage) return null
  return (
    <div className={card.more}>
      <output>{words.loaded(count)}</output>
      <Button look="outline" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {words.more}
      </Button>
    </div>
  )
}
