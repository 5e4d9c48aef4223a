import type { ChatMessage } from '@plaza/contract'
import type { Language } from '@plaza/values'
import { dateLocales, dayMs } from '@plaza/values'
import { datedDayOf, timeOfDayOf } from '../reading/day.ts'
import type { Unsent } from './outbox.ts'

/** One message in a thread, sent or still waiting. */
export type TalkLine = {
  id: string
  mine: boolean
  text: string
  at: string
  time: string
  /** Name of the day if this message is the first of that day, otherwise null. */
  day: string | null
  state: ChatMessage['state'] | 'waiting' | 'refused'
  why?: string
  message?: ChatMessage
  unsent?: Unsent
}

const startOf = (at: number) => new Date(at).setHours(0, 0, 0, 0)
const dayName = (at: number, now: number, lang: Language): string => {
  const daysAgo = Math.round((startOf(now) - startOf(at)) / dayMs)
  if (daysAgo === 0 || daysAgo === 1) return new Intl.RelativeTimeFormat(dateLocales[lang], { numeric: 'auto' }).format(-daysAgo, 'day')
  return datedDayOf(at, lang)
}

/** Time of a message in a list: the time of day if the message is from today, otherwise the day. */
export const talkTime = (at: string, now: number, lang: Language): string =>
  startOf(Date.parse(at)) === startOf(now)
    ? timeOfDayOf(at, lang)
    : new Intl.DateTimeFormat(dateLocales[lang], { month: 'short', day: 'numeric' }).format(Date.parse(at))

/** Received messages, oldest first, followed by unsent ones. An unsent message that the mall has received meanwhile appears once. */
export const talkLines = (
  said: readonly ChatMessage[],
  unsent: readonly Unsent[],
  { lang, now }: { lang: Language; now: number },
): TalkLine[] => {
  const arrived = new Set(said.map(({ key }) => key))
  const lines: Omit<TalkLine, 'time' | 'day'>[] = [
    ...said.toReversed().map((message) => ({ ...message, id: message.id, message })),
    ...unsent
      .filter(({ key }) => !arrived.has(key))
      .map((each) => ({
        id: each.key,
        mine: true,
        text: each.text,
        at: new Date(each.at).toISOString(),
        state: each.why === undefined ? ('waiting' as const) : ('refused' as const),
        ...(each.why !== undefined && { why: each.why }),
        unsent: each,
      })),
  ]
  let before = ''
  return lines.map((line) => {
    const at = Date.parse(line.at)
    const name = dayName(at, now, lang)
    const day = name === before ? null : name
    before = name
    return { ...line, time: timeOfDayOf(at, lang), day }
  })
}
