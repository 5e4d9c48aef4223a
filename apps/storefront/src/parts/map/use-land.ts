import { useQuery } from '@tanstack/react-query'
import landUrl from './land.txt?url'
import { landPath } from './read-land.ts'

/** The outline of the land. Without it the map is a plane with its cities; that is enough to choose by. */
export const useLand = (): string | undefined =>
  useQuery({
    queryKey: ['land'],
    queryFn: async () => landPath(await (await fetch(landUrl)).text()),
    staleTime: Infinity,
    retry: false,
  }).data
