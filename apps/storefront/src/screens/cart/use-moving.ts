import { useSetFavourite } from '@plaza/client'
import type { CartLine } from '@plaza/contract'
import { toasts } from '@plaza/design'
import { saidOf } from '@plaza/web/form'
import { favourites } from '../../mall/favourites.ts'
import { useReader } from '../../mall/reader.ts'
import { useCartWords } from '../../parts/cart/words/index.ts'

/** Moves cart lines to the favourites. A customer's lines leave the cart only after the account has saved them; a visitor's lines leave at once. */
export const useMovingToFavourites = (isVisitors: boolean, onMoved: (lines: readonly CartLine[]) => void) => {
  const { words: mall } = useReader()
  const words = useCartWords()
  const { mutateAsync: setFavourite, isPending } = useSetFavourite()
  const move = async (lines: readonly CartLine[]) => {
    const ids = [...new Set(lines.map(({ product_id }) => product_id))]
    try {
      if (!isVisitors) await setFavourite({ product_id: ids, on: '1' })
      for (const id of ids) if (!favourites.current().includes(id)) favourites.toggle(id)
      onMoved(lines)
      toasts.show(words.movedToFavourites(lines.length))
    } catch (error) {
      toasts.show(saidOf(error, mall), 'error')
    }
  }
  return { move, isPending }
}
