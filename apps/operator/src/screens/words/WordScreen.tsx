import { ConsolePage, FailedOne, PageSkeleton, type ScreenProps } from '@plaza/console'
import { useListWords } from '../../calls/words.ts'
import { hrefOf } from '../../paths.ts'
import { WordForm } from './WordForm.tsx'
import { useTextsWords } from './words/index.ts'

/** One text in all six languages at once. */
export default function WordScreen({ query }: ScreenProps) {
  const words = useTextsWords()
  const asked = useListWords()
  const known = asked.data?.list.find(({ key }) => key === query.get('id'))
  if (known) return <WordForm key={known.version} known={known} />
  if (!asked.data && !asked.isError) return <PageSkeleton />
  return (
    <ConsolePage title={words.title} back={{ href: hrefOf('texts'), label: words.title }}>
      <FailedOne of={asked} />
    </ConsolePage>
  )
}
