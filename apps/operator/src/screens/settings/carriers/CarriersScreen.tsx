import { Card, ConsolePage, Failed } from '@plaza/console'
import { ButtonLink, EmptyScene, IconTruckDelivery, LinesSkeleton, StatusChip } from '@plaza/design'
import { useListMallCarriers } from '../../../calls/settings.ts'
import { ChangeRow, ChangeRows } from '../../../parts/changing/ChangeRows.tsx'
import { hrefOf } from '../../../paths.ts'
import { useCarrierWords } from './words/index.ts'

/** Carriers that shops send parcels with. */
export default function CarriersScreen() {
  const words = useCarrierWords()
  const query = useListMallCarriers()
  const list = query.data?.list
  const add = <ButtonLink href={hrefOf('carrier')}>{words.add}</ButtonLink>
  return (
    <ConsolePage title={words.title} subtitle={words.text} width="narrow" actions={list?.length === 0 ? undefined : add}>
      {!list && query.isError && <Failed error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {!list && !query.isError && <LinesSkeleton lines={10} />}
      {list?.length === 0 && <EmptyScene icon={IconTruckDelivery} title={words.none} action={add} />}
      {list && list.length > 0 && (
        <Card>
          <ChangeRows>
            {list.map(({ key, name, example, countries, enabled }) => (
              <ChangeRow
                key={key}
                name={name}
                text={`${countries.length === 0 ? words.everywhere : countries.join(', ')} · ${example}`}
                chip={!enabled && <StatusChip tone="quiet">{words.rests}</StatusChip>}
                change={{ say: words.change, href: hrefOf('carrier', { id: key }) }}
              />
            ))}
          </ChangeRows>
        </Card>
      )}
    </ConsolePage>
  )
}
