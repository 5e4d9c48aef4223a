import * as contract from '@plaza/contract'
import { route, type Route } from '../../../../platform/http/serve.ts'
import { addRefundEvidence } from './add-refund-evidence.ts'
import { answerOffer } from './answer-offer.ts'
import { applyRefund } from './apply-refund.ts'
import { cancelRefund } from './cancel-refund.ts'
import { escalateRefund } from './escalate-refund.ts'
import { listRefunds } from './list-refunds.ts'
import { quoteRefund } from './quote-refund.ts'
import { shipReturn } from './ship-return.ts'
import { showRefund } from './show-refund.ts'

export const askingRoutes: readonly Route[] = [
  route('quoteRefund', contract.quoteRefund, quoteRefund),
  route('applyRefund', contract.applyRefund, applyRefund),
  route('listRefunds', contract.listRefunds, listRefunds),
  route('showRefund', contract.showRefund, showRefund),
  route('cancelRefund', contract.cancelRefund, cancelRefund),
  route('answerOffer', contract.answerOffer, answerOffer),
  route('shipReturn', contract.shipReturn, shipReturn),
  route('escalateRefund', contract.escalateRefund, escalateRefund),
  route('addRefundEvidence', contract.addRefundEvidence, addRefundEvidence),
]
