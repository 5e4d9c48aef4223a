import { Button } from '@plaza/design'
import { useWalletWords } from './words/index.ts'
import card from './Wallet.module.css'

type Asked = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

/** Number of rows shown, and a button to load more. */
export function MoreRows({ count, asked }: { count: number; asked: Asked }) {
  const words = useWalletWords()
  if (!asked.hasNextPage) return null
  return (
    <div className={card.more}>
      <output>{words.loaded(count)}</output>
      <Button look="outline" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
        {words.more}
      </Button>
    </div>
  )
}
