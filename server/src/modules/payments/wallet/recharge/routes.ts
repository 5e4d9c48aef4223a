import * as contract from '@plaza/contract'
import { route } from '../../../../platform/http/serve.ts'
import { bankRechargeRoute } from './bank-recharge.ts'
import { listRecharges } from './list-recharges.ts'
import { reserveRecharge } from './reserve-recharge.ts'
import { sendRecharge } from './send-recharge.ts'
import { showRecharge } from './show-recharge.ts'

export const rechargeRoutes = [
  route('reserveRecharge', contract.reserveRecharge, reserveRecharge),
  route('sendRecharge', contract.sendRecharge, sendRecharge),
  bankRechargeRoute,
  route('listRecharges', contract.listRecharges, listRecharges),
  route('showRecharge', contract.showRecharge, showRecharge),
]
