import { dayOf, useReader } from '@plaza/web/reading'
import { useListMallPosts, usePublishPost } from '../../../calls/content.ts'
import { WrittenPage } from '../../../parts/written/WrittenPage.tsx'
import { PostSheet } from './PostSheet.tsx'
import { usePostWords } from './words/index.ts'

/** Posts of the blog, including drafts. */
export default function PostsScreen() {
  const words = usePostWords()
  const { lang } = useReader()
  const query = useListMallPosts()
  const publish = usePublishPost()
  return (
    <WrittenPage
      said={words}
      query={query}
      kind="post"
      publish={publish}
      tell={({ date }) => dayOf(date, lang)}
      sheet={(known, close) => <PostSheet known={known} onClose={close} />}
    />
  )
}
