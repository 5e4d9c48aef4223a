import { isCallFailure } from '@plaza/client'
import { maxTicketPictures } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useTicketWords } from '@plaza/web/ticket'
import { onceKeys } from '../../mall/once-keys.ts'
import { useReader } from '../../mall/reader.ts'
import { useUploads } from '../../parts/pictures/use-uploads.ts'

/** Attached pictures, and a send function. Repeated presses use one idempotency key. */
export const useWriting = (what: string) => {
  const words = useTicketWords()
  const { words: mall } = useReader()
  const uploads = useUploads('chat', maxTicketPictures)
  const send = async <F extends object, A>(
    fields: F,
    sending: (fields: F & { images?: string[]; idempotency_key: string }) => Promise<A>,
  ): Promise<A | undefined> => {
    const whole = { ...fields, ...(uploads.ids.length > 0 && { images: [...uploads.ids] }) }
    try {
      const answer = await sending({ ...whole, idempotency_key: onceKeys.keyFor(what, whole) })
      onceKeys.answered(what)
      toasts.show(words.sent)
      return answer
    } catch (error) {
      if (isCallFailure(error) && error.kind === 'refused') onceKeys.answered(what)
      toasts.show(saidOf(error, mall), 'error')
      return undefined
    }
  }
  return { uploads, send }
}
