import { useWords } from '../mall/mall.tsx'

/** In a heading whose words are on their way: whoever arrives is taken to it again once they are there. */
export function HeadingHold() {
  return (
    <span data-hold="" className="sr">
      {useWords().page.loading}
    </span>
  )
}
