import { CommandBar, type Found, type FoundState, findScreens, groupFound, mallAddress } from '@plaza/console'
import { type FoundKind, type FoundRecord, type Operator, storefrontLinks } from '@plaza/contract'
import { useSession } from '@plaza/web'
import { useFindRecords } from '../calls/find.ts'
import { useCaseWords } from '../parts/cases/words/index.ts'
import { hrefOf } from '../paths.ts'
import { screens } from '../screens/screens.ts'
import { useWords } from '../words/index.ts'

/** Search over the pages of the console and the records of the mall that the operator's role may open. */
export function Find({ onClose }: { onClose: () => void }) {
  return <CommandBar useFound={useFound} label={useWords().find.label} onClose={onClose} />
}

const addressOf = ({ kind, id, case_kind: caseKind }: FoundRecord): string => {
  if (kind === 'case') return hrefOf('queue', { case: `${caseKind}-${id}` })
  if (kind === 'ticket') return hrefOf('tickets', { id })
  if (kind === 'posting') return hrefOf('ledger', { q: id })
  if (kind === 'staff') return hrefOf('staff', { id })
  // The console has no page of a product, the mall has one.
  return kind === 'product' ? `${mallAddress('operator')}/${storefrontLinks.product(id)}` : hrefOf(kind, { id })
}

const useFound = (typed: string): FoundState => {
  const { screens: names, console: shared, find } = useWords()
  const cases = useCaseWords()
  const pages = findScreens(screens, names, useSession<Operator>().user?.role ?? '', typed)
  const { data, isFetching, isError, isPaused, refetch } = useFindRecords(typed)
  const kinds: Record<FoundKind, string> = {
    order: names.orders,
    refund: names.refunds,
    person: names.people,
    shop: names.shops,
    staff: names.staff,
    case: names.queue,
    ticket: names.tickets,
    posting: names.ledger,
    product: find.products,
  }
  const toFound = (record: FoundRecord): Found => {
    const { id, name, note, case_kind: kind } = record
    const href = addressOf(record)
    return kind ? { href, label: cases.caseName({ kind, id }), note: [note, name].join(' · ') } : { href, label: name, note }
  }
  return {
    groups: groupFound(data?.list ?? [], { names: kinds, toFound, pages: { name: shared.pages, found: pages } }),
    isBusy: isFetching,
    isFailed: isError || isPaused,
    retry: () => void refetch(),
  }
}
