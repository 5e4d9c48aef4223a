import { useQuery } from '@tanstack/react-query'
import landUrl from './land.txt?url'
import { landPath } from './read-land.ts'

/** Outline of the land. Without it the map still shows cities, which is enough to choose a place. */
export const useLand = (): string | undefined =>
  useQuery({
    queryKey: ['land'],
    queryFn: async () => landPath(await (await fetch(landUrl)).text()),
    staleTime: Infinity,
    retry: false,
  }).data
