import type { ProductCard } from '@plaza/contract'
import { useState } from 'react'

/** Cards keep their place until the user leaves the page, so that a removed card can be restored there. */
export const useStableCards = (pages: readonly { list: readonly ProductCard[] }[] | undefined): readonly ProductCard[] | undefined => {
  const [shown, setShown] = useState<readonly ProductCard[]>()
  const known = new Set(shown?.map(({ id }) => id))
  const added = pages?.flatMap(({ list }) => list).filter(({ id }) => !known.has(id)) ?? []
  if (pages && (!shown || added.length > 0)) setShown([...(shown ?? []), ...added])
  return shown
}
