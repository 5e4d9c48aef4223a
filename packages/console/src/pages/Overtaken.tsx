import { Banner, Button } from '@plaza/design'
import { useConsoleWords } from '../words/use-console-words.ts'

/** Notice that a colleague saved first. The typed text stays until its author requests the newer record. */
export function Overtaken({ onLatest, busy }: { onLatest: () => void; busy?: boolean }) {
  const words = useConsoleWords()
  return (
    <Banner
      tone="warning"
      action={
        <Button look="white" size="small" busy={busy} onClick={onLatest}>
          {words.loadLatest}
        </Button>
      }
    >
      {words.overtaken}
    </Banner>
  )
}
