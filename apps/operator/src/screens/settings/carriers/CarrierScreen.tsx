import { ConsolePage, FailedOne, PageSkeleton, type ScreenProps, useHeld } from '@plaza/console'
import { useListMallCarriers } from '../../../calls/settings.ts'
import { hrefOf } from '../../../paths.ts'
import { CarrierForm } from './CarrierForm.tsx'
import { useCarrierWords } from './words/index.ts'

/** Page of one carrier, new or existing. */
export default function CarrierScreen({ query }: ScreenProps) {
  const words = useCarrierWords()
  const id = query.get('id')
  const request = useListMallCarriers()
  const newest = request.data?.list.find(({ key }) => key === id)
  const [known, onDirty] = useHeld(id, newest)
  if (known) return <CarrierForm key={known.version} known={known} onDirty={onDirty} />
  if (id === null) return <CarrierForm known={null} />
  if (!request.data && !request.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} back={{ href: hrefOf('carriers'), label: words.title }} width="narrow">
      <FailedOne of={request} />
    </ConsolePage>
  )
}
