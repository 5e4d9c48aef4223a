import { expect, test } from 'vitest'
import { ratingShares } from './rating-shares.ts'

const percents = (...counts: number[]) => ratingShares(counts.map((count, at) => ({ rating: 5 - at, count }))).map(({ percent }) => percent)

test('each number of stars has its share', () => expect(percents(84, 11, 3, 1, 1)).toEqual([84, 11, 3, 1, 1]))
test('one rating among thousands still shows', () => expect(percents(4999, 0, 0, 0, 1)).toEqual([100, 0, 0, 0, 1]))
test('an unrated product has empty bars', () => expect(percents(0, 0, 0, 0, 0)).toEqual([0, 0, 0, 0, 0]))
