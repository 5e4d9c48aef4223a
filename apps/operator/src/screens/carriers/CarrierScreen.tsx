import { ConsolePage, FailedOne, PageSkeleton, type ScreenProps } from '@plaza/console'
import { useListMallCarriers } from '../../calls/carriers.ts'
import { hrefOf } from '../../paths.ts'
import { CarrierForm } from './CarrierForm.tsx'
import { useCarrierWords } from './words/index.ts'

/** One carrier, new or known. */
export default function CarrierScreen({ query }: ScreenProps) {
  const words = useCarrierWords()
  const id = query.get('id')
  const asked = useListMallCarriers()
  const known = asked.data?.list.find(({ key }) => key === id)
  if (known) return <CarrierForm key={known.version} known={known} />
  if (id === null) return <CarrierForm known={null} />
  if (!asked.data && !asked.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} back={{ href: hrefOf('carriers'), label: words.title }} width="narrow">
      <FailedOne of={asked} />
    </ConsolePage>
  )
}
