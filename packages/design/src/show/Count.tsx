import { shortCount } from './short-count.ts'

/** A list's count: abbreviated, with the exact number as a tooltip. */
export function Count({ value, lang }: { value: number; lang: string }) {
  const short = shortCount(value, lang)
  return (
    <span className="num" title={value < 1000 ? undefined : String(value)}>
      {short}
    </span>
  )
}
