import type { AnswerOf, findRecipient } from '@plaza/contract'

/** The recipient shop, and the remainder of today's transfer limit. */
export type Recipient = AnswerOf<typeof findRecipient>
