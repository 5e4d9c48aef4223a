import { useConsoleWords } from '@plaza/console'
import { SearchField } from '@plaza/design'
import { useFollowed } from '@plaza/web/hooks'
import type { QueueAddress } from '../use-queue-address.ts'
import { useCaseWords } from '../../../parts/cases/words/index.ts'

/** Finds cases by their number or by the name of their owner. */
export function CaseSearch({ at }: { at: QueueAddress }) {
  const words = useCaseWords()
  const shared = useConsoleWords()
  const [typed, setTyped] = useFollowed(at.keyword)
  const find = (keyword: string) => at.go({ keyword, opened: undefined, deciding: false })
  return (
    <div data-case-search>
      <SearchField
        value={typed}
        label={words.search}
        placeholder={words.search}
        submitLabel={shared.search}
        clearLabel={shared.clear}
        onSubmit={find}
        onChange={(text) => {
          setTyped(text)
          if (text === '' && at.keyword !== '') find('')
        }}
      />
    </div>
  )
}
