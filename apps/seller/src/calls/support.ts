import { useAnswer, usePages } from '@plaza/client/asking'
import { useChange } from '@plaza/client/changing'
import { askSupportForShop, closeShopTicket, listShopTickets, replyToShopTicket, showShopTicket } from '@plaza/contract'

/** Queries that become stale when a ticket is created, answered or closed. */
export const eventsOfTickets = [listShopTickets, showShopTicket]

export const useListShopTicketsPages = () => usePages(listShopTickets, { limit: '30' }, { tongue: 'any' })
export const useShowShopTicket = (id: string) => useAnswer(showShopTicket, { id }, { tongue: 'any' })
export const useAskSupportForShop = () => useChange(askSupportForShop, { stale: eventsOfTickets })
export const useReplyToShopTicket = () => useChange(replyToShopTicket, { stale: eventsOfTickets, staleIfFailed: eventsOfTickets })
export const useCloseShopTicket = () => useChange(closeShopTicket, { stale: eventsOfTickets, staleIfFailed: eventsOfTickets })
