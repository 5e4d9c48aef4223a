import { versionOf } from '../../../../platform/db/row-version.ts'

type ReviewText = { rating: number; text: string; reply: string | null }

/** The version changes when the buyer edits the review or the shop replies. */
export const versionOfReview = ({ rating, text, reply }: ReviewText): string => versionOf({ rating, text, reply })
