/** What a question to the mall is about. */
export const ticketTopics = ['order', 'payment', 'refund', 'account', 'selling', 'other'] as const
export type TicketTopic = (typeof ticketTopics)[number]

export const ticketStates = ['open', 'answered', 'closed'] as const
export type TicketState = (typeof ticketStates)[number]

export const longestSubject = 120
export const longestTicketText = 4000
export const mostTicketPictures = 4
