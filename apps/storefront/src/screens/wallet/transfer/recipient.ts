import type { AnswerOf, findRecipient } from '@plaza/contract'

/** Who would get it, and how much of today's is left. */
export type Recipient = AnswerOf<typeof findRecipient>
