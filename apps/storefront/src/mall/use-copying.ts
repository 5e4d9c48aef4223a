import { toasts } from '@plaza/design'
import { copyText } from '@plaza/web/hooks'
import { useReader } from './reader.ts'

/** Copies a text and shows a toast with the result. */
export const useCopying = () => {
  const { common } = useReader().words
  return async (text: string): Promise<void> => {
    const done = await copyText(text)
    toasts.show(done ? common.copied : common.copyFailed, done ? undefined : 'error')
  }
}
