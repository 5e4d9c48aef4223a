import * as contract from '@plaza/contract'
import { route, type Route } from '../../../../platform/http/serve.ts'
import { addShopRefundEvidence } from './add-shop-refund-evidence.ts'
import { acceptRefund } from './accept-refund.ts'
import { listShopRefunds } from './list-shop-refunds.ts'
import { offerRefund } from './offer-refund.ts'
import { receiveReturn } from './receive-return.ts'
import { refuseRefund } from './refuse-refund.ts'
import { showShopRefund } from './show-shop-refund.ts'

export const answeringRoutes: readonly Route[] = [
  route('listShopRefunds', contract.listShopRefunds, listShopRefunds),
  route('showShopRefund', contract.showShopRefund, showShopRefund),
  route('acceptRefund', contract.acceptRefund, acceptRefund),
  route('offerRefund', contract.offerRefund, offerRefund),
  route('refuseRefund', contract.refuseRefund, refuseRefund),
  route('addShopRefundEvidence', contract.addShopRefundEvidence, addShopRefundEvidence),
  route('receiveReturn', contract.receiveReturn, receiveReturn),
]
