import { shortCount } from './short-count.ts'

/** A count of a list: short to see, whole on asking. */
export function Count({ value, lang }: { value: number; lang: string }) {
  const short = shortCount(value, lang)
  return (
    <span className="num" title={value < 1000 ? undefined : String(value)}>
      {short}
    </span>
  )
}
