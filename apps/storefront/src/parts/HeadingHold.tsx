import { useWords } from '../mall/mall.tsx'

/** Marks a heading whose text is still loading. After navigation, focus moves to the heading again once the text is there. */
export function HeadingHold() {
  return (
    <span data-hold="" className="sr">
      {useWords().page.loading}
    </span>
  )
}
