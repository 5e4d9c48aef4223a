import { type CaseKind, caseKinds } from '@plaza/contract'
import { useRoute } from '@plaza/web'
import { changeQuery } from '@plaza/web/route'
import { useMemo } from 'react'
import { hrefOf } from '../../paths.ts'

export type CaseKey = { kind: CaseKind; id: string }
type QueueSelection = {
  /** Only cases of this kind; undefined means all kinds. */
  kind: CaseKind | undefined
  state: 'open' | 'decided'
  /** Only cases claimed by the current operator. */
  mine: boolean
  keyword: string
  /** The case shown next to the list. */
  opened: CaseKey | undefined
  /** On a phone, true shows the decision form and false shows the case. */
  deciding: boolean
}
export type QueueAddress = QueueSelection & {
  to: (change: Partial<QueueSelection>) => string
  go: (change: Partial<QueueSelection>) => void
}

const kindIn = (text: string | null): CaseKind | undefined => caseKinds.find((each) => each === text)
const opens = /^([a-z0-9]+)-(\d+)$/

const write = ({ kind, state, mine, keyword, opened, deciding }: QueueSelection): string =>
  hrefOf('queue', {
    ...(kind && { kind }),
    ...(state === 'decided' && { state }),
    ...(mine && { mine: '1' }),
    ...(keyword !== '' && { q: keyword }),
    ...(opened && { case: `${opened.kind}-${opened.id}` }),
    ...(opened && deciding && { step: 'decide' }),
  })

/** Filters and open case of the queue, read from the URL. A link shows the same cases to every operator. */
export const useQueueAddress = (): QueueAddress => {
  const { query } = useRoute()
  return useMemo(() => {
    const params = new URLSearchParams(query)
    const [, kind = null, id] = opens.exec(params.get('case') ?? '') ?? []
    const openedKind = kindIn(kind)
    const wanted: QueueSelection = {
      kind: kindIn(params.get('kind')),
      state: params.get('state') === 'decided' ? 'decided' : 'open',
      mine: params.get('mine') === '1',
      keyword: params.get('q') ?? '',
      opened: openedKind && id ? { kind: openedKind, id } : undefined,
      deciding: params.get('step') === 'decide',
    }
    const to = (change: Partial<QueueSelection>) => write({ ...wanted, ...change })
    return { ...wanted, to, go: (change) => changeQuery(to(change)) }
  }, [query])
}
