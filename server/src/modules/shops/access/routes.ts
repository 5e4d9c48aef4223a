import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { Timer } from '../../../platform/jobs/jobs.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { loginSeller } from './login-seller.ts'
import { logoutSeller } from './logout-seller.ts'
import { makeSellerTicket } from './make-seller-ticket.ts'
import { openSellerSession } from './open-seller-session.ts'
import { acceptShopInvitation } from './staff/accept-shop-invitation.ts'
import { changeShopStaff } from './staff/change-shop-staff.ts'
import { inviteShopStaff } from './staff/invite-shop-staff.ts'
import { listShopStaff } from './staff/list-shop-staff.ts'
import { openShopInvitation } from './staff/open-shop-invitation.ts'
import { deleteConsoleTickets } from './ticket-rows.ts'

export const sellersRoutes = [
  route('makeSellerTicket', contract.makeSellerTicket, makeSellerTicket),
  route('openSellerSession', contract.openSellerSession, openSellerSession),
  route('loginSeller', contract.loginSeller, loginSeller),
  route('logoutSeller', contract.logoutSeller, logoutSeller),
  route('listShopStaff', contract.listShopStaff, listShopStaff),
  route('inviteShopStaff', contract.inviteShopStaff, inviteShopStaff),
  route('changeShopStaff', contract.changeShopStaff, changeShopStaff),
  route('openShopInvitation', contract.openShopInvitation, openShopInvitation),
  route('acceptShopInvitation', contract.acceptShopInvitation, acceptShopInvitation),
]

export const sellersTimers = (kernel: Kernel): readonly Timer[] => [
  { name: 'forget-seller-tickets', everyCron: '*/5 * * * *', do: () => deleteConsoleTickets(kernel.db, kernel.now()) },
]
