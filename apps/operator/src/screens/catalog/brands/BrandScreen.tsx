import { ConsolePage, FailedOne, PageSkeleton, type ScreenProps, useHeld } from '@plaza/console'
import { useMallBrand } from '../../../calls/catalog.ts'
import { History } from '../../../parts/history/History.tsx'
import { hrefOf } from '../../../paths.ts'
import { BrandForm } from './BrandForm.tsx'
import { useBrandWords } from './words/index.ts'

/** Page of one brand, new or existing. A removed brand shows only its change log. */
export default function BrandScreen({ query }: ScreenProps) {
  const words = useBrandWords()
  const id = query.get('id')
  const request = useMallBrand(id)
  const [known, onDirty] = useHeld(id, request.data?.list[0])
  if (id === null) return <BrandForm known={null} />
  if (known) return <BrandForm key={known.version} known={known} onDirty={onDirty} />
  if (!request.data && !request.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} back={{ href: hrefOf('brands'), label: words.title }} width="narrow">
      <FailedOne of={request} />
      {request.data && <History kind="brand" thing={id} />}
    </ConsolePage>
  )
}
