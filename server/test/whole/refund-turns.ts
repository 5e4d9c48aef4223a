import type { Act, Doer } from '../act.ts'
import type { DemoMall } from '../demo-mall.ts'
import { newKey, sendProof } from '../recharging.ts'
import { answered, requestedRefund, type BoughtOrder, boughtUntil, escalated, sentBack } from '../refunding.ts'
import { consoleOf } from '../selling.ts'
import { buyerIn, doerIn, type Turn } from './turns.ts'

const picture = ({ mall, headers }: Doer) => sendProof(mall, headers, 'refund')
const list: Act = { name: 'listShopRefunds', ask: () => ({ state: 'all' }) }

/** Test actions of a shop that reads and answers the refund requests of two buyers. */
export const refundTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const { shopper, doer } = await buyerIn(mall, 'rosa@people.example', 'Rosa Marin')
  const [first, second, third] = [
    await boughtUntil(mall, 'delivered', { quantities: [2, 1], shopper }),
    await boughtUntil(mall, 'delivered', { shopper }),
    await boughtUntil(mall, 'delivered', { shopper }),
  ]
  const shop = doerIn(mall, '', await consoleOf(mall, first.shopId))
  const wanted = async (order: BoughtOrder, more: object) => (await requestedRefund(mall, order, { kind: 'return', ...more })).id
  const images = [await picture(doer)]
  const disputed = await wanted(first, {
    reason: 'wrong_item',
    remark: 'The other one came',
    images,
    items: [{ item_id: '1', quantity: 2 }],
  })
  const returned = await wanted(second, { reason: 'damaged', remark: 'It is torn' })
  const worn = await wanted(third, { reason: 'missing_parts', remark: 'There is no lid' })
  const show = (id: string): Act => ({ name: 'showShopRefund', ask: () => ({ id }), rowsWith: '' })
  const accept = (id: string): Act => ({ name: 'acceptRefund', ask: () => ({ id }) })
  const acts: Act[] = [
    list,
    show(disputed),
    { name: 'offerRefund', ask: () => ({ id: disputed, amount: '1.23' }) },
    show(disputed),
    {
      name: 'refuseRefund',
      prepare: () => answered(mall, first, disputed, false),
      ask: async (who) => ({ id: disputed, reason: 'It left here whole.', 'images[0]': await picture(who) }),
    },
    show(disputed),
    {
      name: 'addShopRefundEvidence',
      prepare: () => escalated(mall, first, disputed),
      ask: async (who) => ({
        id: disputed,
        note: 'Here is how it was packed.',
        'images[0]': await picture(who),
        idempotency_key: newKey(),
      }),
    },
    show(disputed),
    accept(returned),
    {
      name: 'receiveReturn',
      prepare: () => sentBack(mall, second, returned),
      ask: () => ({ id: returned, as_described: '1', note: 'All is there' }),
    },
    show(returned),
    accept(worn),
    {
      name: 'receiveReturn',
      prepare: () => sentBack(mall, third, worn, 'EE987654321TH'),
      ask: () => ({ id: worn, as_described: '0', note: 'The lid was used' }),
    },
    show(worn),
    list,
  ]
  return acts.map((act): Turn => [shop, act])
}
