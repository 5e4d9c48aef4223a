import { useWords } from '../mall/mall.tsx'

/** Marks a heading whose text is still loading. Once the text has loaded, the focus moves to the heading again. */
export function HeadingHold() {
  return (
    <span data-hold="" className="sr">
      {useWords().page.loading}
    </span>
  )
}
