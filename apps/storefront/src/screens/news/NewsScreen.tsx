import type { ScreenProps } from '../screen.ts'
import { NewsIndex } from './NewsIndex.tsx'
import { Story } from './Story.tsx'

/** News: the list, or one story if the URL has an id. */
export default function NewsScreen({ query }: ScreenProps) {
  const id = query.get('id')
  return id === null ? <NewsIndex /> : <Story id={id} />
}
