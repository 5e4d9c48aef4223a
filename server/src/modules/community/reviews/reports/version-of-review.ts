import { versionOf } from '../../../../platform/db/row-version.ts'

type Said = { rating: number; text: string; reply: string | null }

/** Another one once the buyer writes something else, or the shop answers. */
export const versionOfReview = ({ rating, text, reply }: Said): string => versionOf({ rating, text, reply })
