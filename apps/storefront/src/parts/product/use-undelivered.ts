import { useStore } from '@plaza/web/store'
import { useEffect } from 'react'
import { useMall } from '../../mall/mall.tsx'
import { undelivered } from '../../mall/undelivered.ts'

/** Note on the card of a product that is not delivered to the shopper's place. */
export const useUndelivered = (id: string): string | undefined => {
  const mall = useMall()
  useEffect(
    () =>
      void import('../delivery/note-undelivered.ts').then(
        ({ noteUndelivered }) => noteUndelivered(mall, id),
        () => {},
      ),
    [mall, id],
  )
  return useStore(undelivered).get(id)
}
