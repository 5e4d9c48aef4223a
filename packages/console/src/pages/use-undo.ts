import { toasts } from '@plaza/design'
import { useConsoleWords } from '../words/use-console-words.ts'

/** Says that something was removed, and offers to bring it back. */
export const useUndo = (): ((name: string, bringBack: () => void) => void) => {
  const words = useConsoleWords()
  return (name, bringBack) => toasts.show(words.removed(name), 'done', { label: words.undo, onPress: bringBack })
}
