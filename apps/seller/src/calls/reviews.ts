import type { Fields } from '@plaza/client'
import { usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { answerReview, listSoldReviews, reportReview } from '@plaza/contract'

export const useListSoldReviewsPages = (wanted: Omit<Fields<typeof listSoldReviews>, 'cursor'>) =>
  usePages(listSoldReviews, wanted as Fields<typeof listSoldReviews>)
export const useAnswerReview = () => useChange(answerReview, { stale: [listSoldReviews], staleIfFailed: [listSoldReviews] })
export const useReportReview = () => useChange(reportReview, { stale: [listSoldReviews], staleIfFailed: [listSoldReviews] })
