import { useSetFavourite } from '@plaza/client'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { useStore } from '@plaza/web/store'
import { favourites } from './favourites.ts'
import { useSession, useWords } from './mall.tsx'
import { createPresses } from './presses.ts'

const presses = createPresses()

/** Whether a product is saved, and a function to toggle this. The change shows at once and is sent to the customer's account afterwards. */
export const useFavourite = (productId: string): { isSaved: boolean; toggle: () => void } => {
  const { mutateAsync: setFavourite } = useSetFavourite()
  const { token } = useSession()
  const words = useWords()
  const isSaved = useStore(favourites).includes(productId)
  const toggle = () => {
    favourites.toggle(productId)
    if (token === null) return
    const answered = presses.press(productId, isSaved)
    const patch = (isThere: boolean | null) => {
      const should = answered(isThere)
      if (should !== null && favourites.current().includes(productId) !== should) favourites.toggle(productId)
    }
    setFavourite({ product_id: productId, on: isSaved ? '0' : '1' }).then(
      () => patch(!isSaved),
      (error: unknown) => {
        patch(null)
        toasts.show(saidOf(error, words), 'error')
      },
    )
  }
  return { isSaved, toggle }
}
