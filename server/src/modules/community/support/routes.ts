import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { answerTicket } from './answer-ticket.ts'
import { askSupport } from './ask-support.ts'
import { askSupportForShop } from './ask-support-for-shop.ts'
import { assignTicket } from './assign-ticket.ts'
import { closeShopTicket } from './close-shop-ticket.ts'
import { closeTicket } from './close-ticket.ts'
import { listServiceTickets } from './list-service-tickets.ts'
import { listShopTickets } from './list-shop-tickets.ts'
import { listTickets } from './list-tickets.ts'
import { replyToShopTicket } from './reply-to-shop-ticket.ts'
import { replyToTicket } from './reply-to-ticket.ts'
import { showServiceTicket } from './show-service-ticket.ts'
import { showShopTicket } from './show-shop-ticket.ts'
import { showTicket } from './show-ticket.ts'

export const supportRoutes = [
  route('listTickets', contract.listTickets, listTickets),
  route('showTicket', contract.showTicket, showTicket),
  route('askSupport', contract.askSupport, askSupport),
  route('replyToTicket', contract.replyToTicket, replyToTicket),
  route('closeTicket', contract.closeTicket, closeTicket),
  route('listShopTickets', contract.listShopTickets, listShopTickets),
  route('showShopTicket', contract.showShopTicket, showShopTicket),
  route('askSupportForShop', contract.askSupportForShop, askSupportForShop),
  route('replyToShopTicket', contract.replyToShopTicket, replyToShopTicket),
  route('closeShopTicket', contract.closeShopTicket, closeShopTicket),
  route('listServiceTickets', contract.listServiceTickets, listServiceTickets),
  route('showServiceTicket', contract.showServiceTicket, showServiceTicket),
  route('answerTicket', contract.answerTicket, answerTicket),
  route('assignTicket', contract.assignTicket, assignTicket),
]
