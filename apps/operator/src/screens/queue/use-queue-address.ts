import { type CaseKind, caseKinds } from '@plaza/contract'
import { usePlace } from '@plaza/web'
import { changeQuery } from '@plaza/web/place'
import { useMemo } from 'react'
import { hrefOf } from '../../paths.ts'

export type CaseKey = { kind: CaseKind; id: string }
type Wanted = {
  /** Only cases of this kind; undefined means all kinds. */
  kind: CaseKind | undefined
  state: 'open' | 'decided'
  /** Only cases claimed by the current operator. */
  mine: boolean
  keyword: string
  /** The case that is open. */
  opened: CaseKey | undefined
  /** On a phone: true shows the decision, false shows the case. */
  deciding: boolean
}
export type QueueAddress = Wanted & { to: (change: Partial<Wanted>) => string; go: (change: Partial<Wanted>) => void }

const kindIn = (text: string | null): CaseKind | undefined => caseKinds.find((each) => each === text)
const opens = /^([a-z0-9]+)-(\d+)$/

const write = ({ kind, state, mine, keyword, opened, deciding }: Wanted): string =>
  hrefOf('queue', {
    ...(kind && { kind }),
    ...(state === 'decided' && { state }),
    ...(mine && { mine: '1' }),
    ...(keyword !== '' && { q: keyword }),
    ...(opened && { case: `${opened.kind}-${opened.id}` }),
    ...(opened && deciding && { step: 'decide' }),
  })

/** Selection and open case of the queue, read from the URL. A link shows the same to every operator. */
export const useQueueAddress = (): QueueAddress => {
  const { query } = usePlace()
  return useMemo(() => {
    const asked = new URLSearchParams(query)
    const [, kind = null, id] = opens.exec(asked.get('case') ?? '') ?? []
    const openedKind = kindIn(kind)
    const wanted: Wanted = {
      kind: kindIn(asked.get('kind')),
      state: asked.get('state') === 'decided' ? 'decided' : 'open',
      mine: asked.get('mine') === '1',
      keyword: asked.get('q') ?? '',
      opened: openedKind && id ? { kind: openedKind, id } : undefined,
      deciding: asked.get('step') === 'decide',
    }
    const to = (change: Partial<Wanted>) => write({ ...wanted, ...change })
    return { ...wanted, to, go: (change) => changeQuery(to(change)) }
  }, [query])
}
