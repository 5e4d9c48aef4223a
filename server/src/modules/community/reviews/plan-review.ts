import { done, refused, type Outcome } from '@plaza/values'

/** The fields of a review that are compared. Sending an identical review again counts as no change. */
type ReviewInput = { rating: number; text: string; images: readonly string[]; anonymous: boolean }
type Had = ReviewInput & { isChanged: boolean }
type ReviewPlan = Outcome<'write' | 'change' | 'nothing', 'not_yours_to_rate'>

const isSame = (a: ReviewInput, b: ReviewInput): boolean =>
  a.rating === b.rating && a.text === b.text && a.anonymous === b.anonymous && a.images.join() === b.images.join()

type Planning = { until: Date | null; isReturned?: boolean; isGift?: boolean; had: Had | null; wanted: ReviewInput; now: Date }
/** Whether an order line can be rated: after receipt, before `until`, and with one change at most. */
export const planReview = ({ until, isReturned: isGivenBack = false, isGift = false, had, wanted, now }: Planning): ReviewPlan => {
  const no = (reason: string) => refused('not_yours_to_rate', { reason })
  if (!until) return no('not_received')
  if (had && isSame(had, wanted)) return done('nothing')
  if (now >= until) return no('too_late')
  if (isGift) return no('gift')
  if (isGivenBack && !had) return no('given_back')
  if (had?.isChanged) return no('changed_before')
  return done(had ? 'change' : 'write')
}

/** The change of the star counts: the new rating is added, the previous one removed. */
export const starsAdded = (rating: number, before: number | null): number[] =>
  [1, 2, 3, 4, 5].map((stars) => Number(stars === rating) - Number(stars === before))

/** The change of the star counts when a rating is removed. */
export const starsTaken = (rating: number): number[] => [1, 2, 3, 4, 5].map((stars) => (stars === rating ? -1 : 0))

const writtenWithoutSpaces = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** The public form of a user's name: the first name and an initial. */
export const shortName = (fullName: string): string => {
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  const last = others.at(-1)
  if (last) return `${first} ${[...last][0]?.toUpperCase()}.`
  return writtenWithoutSpaces.test(first) ? `${[...first][0]}**` : first
}
