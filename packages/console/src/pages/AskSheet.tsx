import { Button, Sheet } from '@plaza/design'
import { useConsoleWords } from '../words/use-console-words.ts'

/** Texts of a question before an action: what happens, and the button that does not do it. */
export type AskWords = { title: string; text: string; keep: string }
type Props = {
  words: AskWords
  /** Label of the button that does it. */
  label: string
  busy: boolean
  /** False if nothing is lost. */
  isDanger?: boolean
  onDo: () => void
  onClose: () => void
}

/** Asks before an action that cannot be undone. */
export function AskSheet({ words, label, busy, isDanger = true, onDo, onClose }: Props) {
  const shared = useConsoleWords()
  return (
    <Sheet
      open
      onClose={onClose}
      size="narrow"
      title={words.title}
      closeLabel={shared.close}
      footer={
        <>
          <Button look={isDanger ? 'danger' : 'primary'} busy={busy} onClick={onDo}>
            {label}
          </Button>
          <Button look="outline" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Sheet>
  )
}
