import { ConsolePage, FailedOne, PageSkeleton, type ScreenProps, useHeld } from '@plaza/console'
import { useListWords } from '../../calls/texts.ts'
import { hrefOf } from '../../paths.ts'
import { WordForm } from './WordForm.tsx'
import { useTextsWords } from './words/index.ts'

/** One text in all six languages at once. */
export default function WordScreen({ query }: ScreenProps) {
  const words = useTextsWords()
  const request = useListWords()
  const id = query.get('id')
  const newest = request.data?.list.find(({ key }) => key === id)
  const [known, onDirty] = useHeld(id, newest)
  if (known) return <WordForm key={known.version} known={known} onDirty={onDirty} />
  if (!request.data && !request.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} back={{ href: hrefOf('texts'), label: words.title }}>
      <FailedOne of={request} />
    </ConsolePage>
  )
}
