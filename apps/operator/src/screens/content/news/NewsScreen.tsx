import { dayOf, useReader } from '@plaza/web/reading'
import { useListMallNews, usePublishStory } from '../../../calls/content.ts'
import { WrittenPage } from '../../../parts/written/WrittenPage.tsx'
import { StorySheet } from './StorySheet.tsx'
import { useNewsWords } from './words/index.ts'

/** News of the mall, including drafts. */
export default function NewsScreen() {
  const words = useNewsWords()
  const { lang } = useReader()
  const query = useListMallNews()
  const publish = usePublishStory()
  return (
    <WrittenPage
      said={words}
      query={query}
      kind="news"
      publish={publish}
      tell={({ kind, date }) => `${words.kinds[kind]} · ${dayOf(date, lang)}`}
      sheet={(known, close) => <StorySheet known={known} onClose={close} />}
    />
  )
}
