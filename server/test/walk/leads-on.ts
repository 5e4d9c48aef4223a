import { inHand, isAllSent, type ModelOrder } from './model.ts'

const withRefund: Readonly<Record<string, readonly string[]>> = {
  applied: ['agree', 'agree', 'offer', 'decline', 'apply'],
  offered: ['answerOffer'],
  awaiting_return: ['sendBack', 'sendBack', 'apply'],
  return_shipped: ['takeIn'],
  rejected: ['escalate'],
  escalated: ['settle'],
  refund_owed: ['apply', 'collect', 'handOver', 'advance'],
}
const onTheRoad = ['progress', 'progress', 'extend', 'apply', 'collect'] as const
const byStatus: Readonly<Record<string, readonly string[]>> = {
  paid: ['accept', 'accept', 'accept', 'callOff'],
  to_ship: ['ship'],
  shipped: onTheRoad,
  in_transit: onTheRoad,
  on_the_way: [...onTheRoad, 'receive'],
  delivered: ['apply', 'apply', 'receive', 'extend', 'collect'],
  received: ['apply', 'apply', 'apply', 'collect', 'handOver'],
  completed: ['apply', 'apply', 'collect', 'handOver', 'handOver'],
}

/** Steps that bring an order closer to its end. With random steps alone, most orders would be cancelled before they are sent. */
export const leadsOn = (order: ModelOrder): readonly string[] => {
  const open = inHand(order)
  if (open) return withRefund[open.state] ?? []
  const moves = byStatus[order.status] ?? []
  return isAllSent(order) || !moves.includes('progress') ? moves : [...moves, 'ship', 'ship', 'receive']
}
