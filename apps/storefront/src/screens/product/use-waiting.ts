import { useWaitForProduct } from '@plaza/client'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { loginWanted } from '@plaza/web/session'
import { useState } from 'react'
import { useSession } from '../../mall/mall.tsx'
import { useReader } from '../../mall/reader.ts'
import { useProductWords } from './words/index.ts'

/** Subscribes a logged-in customer to a notification for when the product is available again. */
export const useWaiting = (productId: string) => {
  const { mutateAsync: waitForProduct } = useWaitForProduct()
  const { token } = useSession()
  const { words: mall } = useReader()
  const words = useProductWords()
  const [isWaiting, setWaiting] = useState(false)
  const put = (on: boolean) => {
    setWaiting(on)
    waitForProduct({ product_id: productId, on: on ? '1' : '0' }).then(
      () => toasts.show(on ? words.willTell : words.willNotTell),
      (error: unknown) => {
        setWaiting(!on)
        toasts.show(saidOf(error, mall), 'error')
      },
    )
  }
  return { isWaiting, toggle: () => (token === null ? loginWanted.ask(() => put(true)) : put(!isWaiting)) }
}
