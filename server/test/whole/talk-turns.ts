import { getMessages, getServiceMessages, getShopMessages } from '@plaza/contract'
import type { Act, Doer } from '../act.ts'
import type { DemoMall } from '../demo-mall.ts'
import { onSale } from '../on-sale.ts'
import { newKey, sendProof } from '../recharging.ts'
import { consoleOf } from '../selling.ts'
import { buyerIn, doerIn, seeing, staffIn, type Turn } from './turns.ts'

const once = () => ({ idempotency_key: newKey() })
const picture = ({ mall, headers }: Doer, purpose: string) => sendProof(mall, headers, purpose)
const hours = { opens: '08:15', closes: '17:45', zone: 'Asia/Bangkok' }

/** Test actions in which a customer, a shop and the mall's support exchange messages. */
const conversationTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const [goods] = await onSale(mall)
  if (!goods) throw new Error('nothing is on sale')
  const { doer: vera } = await buyerIn(mall, 'vera@people.example', 'Vera Rubin')
  const shop = doerIn(mall, '', await consoleOf(mall, goods.shopId))
  const staff = await staffIn(mall, 'owner')
  const ids = { shop: '', service: '' }
  const opened = (whom: keyof typeof ids, fields: Record<string, string>): Turn => [
    vera,
    { name: 'openConversation', ask: () => ({ with: whom, ...fields }) },
  ]
  /** Stores the ID of the conversation that was opened last. */
  const remembered = (whom: keyof typeof ids) => async (doer: Doer) => {
    ids[whom] = (doer.learnt as { conversation?: { id: string } }).conversation?.id ?? ids[whom]
  }
  const say = (doer: Doer, name: string, whom: keyof typeof ids, text: string, more: Act['ask'] = () => ({})): Turn => [
    doer,
    { name, ask: async (who) => ({ conversation: ids[whom], key: newKey(), text, ...(await more(who)) }) },
  ]
  const inTalk = (doer: Doer, name: string, whom: keyof typeof ids, more: Record<string, string> = {}): Turn => [
    doer,
    { name, ask: () => ({ conversation: ids[whom], ...more }) },
  ]
  const messagesOf = {
    vera: async (conversation: string) => (await mall.ask(getMessages, { conversation }, vera.headers)).data.list,
    shop: async (conversation: string) => (await mall.ask(getShopMessages, { conversation }, shop.headers)).data.list,
    staff: async (conversation: string) => (await mall.ask(getServiceMessages, { conversation }, staff.headers)).data.list,
  }
  /** Reads the newest message, or reports the newest message of the other party. */
  const about = (doer: Doer, name: string, whom: keyof typeof ids, by: keyof typeof messagesOf, more: Record<string, string>): Turn => [
    doer,
    {
      name,
      ask: async () => {
        const list = await messagesOf[by](ids[whom])
        return { conversation: ids[whom], message: list.find((each) => !each.mine)?.id ?? '', ...more }
      },
    },
  ]
  const card = { card_kind: 'product', card_id: goods.productId }
  return [
    opened('shop', { shop_id: goods.shopId, ...card }),
    [
      vera,
      {
        name: 'sendMessage',
        prepare: remembered('shop'),
        ask: () => ({ conversation: ids.shop, key: newKey(), text: 'Is it in stock?', ...card }),
      },
    ],
    [shop, { name: 'listShopConversations', ask: () => ({ view: 'waiting' }), rowsWith: 'Is it in stock?' }],
    inTalk(shop, 'getShopMessages', 'shop'),
    about(shop, 'readShopMessages', 'shop', 'shop', { as: 'delivered' }),
    about(shop, 'readShopMessages', 'shop', 'shop', { as: 'read' }),
    say(shop, 'sendShopMessage', 'shop', 'Yes, here it is.', async (who) => ({ image: await picture(who, 'chat') })),
    say(shop, 'sendShopMessage', 'shop', 'And this goes with it.', () => card),
    inTalk(vera, 'getMessages', 'shop'),
    about(vera, 'reportConversation', 'shop', 'vera', { reason: 'pays_outside', note: 'They want a transfer' }),
    about(shop, 'reportShopConversation', 'shop', 'shop', { reason: 'abusive', note: 'They shout' }),
    inTalk(shop, 'blockShopConversation', 'shop', { on: '1' }),
    inTalk(vera, 'getMessages', 'shop'),
    inTalk(shop, 'blockShopConversation', 'shop', { on: '0' }),
    [shop, { name: 'listShopConversations', ask: () => ({ view: 'all' }), rowsWith: 'And this goes with it.' }],
    opened('service', {}),
    [
      vera,
      {
        name: 'sendMessage',
        prepare: remembered('service'),
        ask: () => ({ conversation: ids.service, key: newKey(), text: 'Who can help me?' }),
      },
    ],
    [staff, { name: 'listServiceConversations', ask: () => ({ view: 'unassigned' }), rowsWith: 'Who can help me?' }],
    [staff, seeing('assignConversation', () => ({ conversation: ids.service, to: 'me' }))],
    inTalk(staff, 'getServiceMessages', 'service'),
    about(staff, 'readServiceMessages', 'service', 'staff', { as: 'read' }),
    say(staff, 'sendServiceMessage', 'service', 'I can.', async (who) => ({ image: await picture(who, 'chat') })),
    inTalk(vera, 'getMessages', 'service'),
    [staff, seeing('assignConversation', () => ({ conversation: ids.service, to: 'nobody' }))],
    [staff, seeing('assignConversation', () => ({ conversation: ids.service, to: 'closed' }))],
    [staff, { name: 'listServiceConversations', ask: () => ({ view: 'closed' }), rowsWith: 'Who can help me?' }],
    // The shop's availability depends on the time of day. So the next responses show only the configured hours.
    [shop, seeing('saveChatHouse', { 'replies[0]': 'It is on its way', 'replies[1]': 'Thank you', away: 'We sew tomorrow', ...hours })],
    [shop, { name: 'getChatHouse' }],
    [
      staff,
      seeing('saveServiceHouse', {
        ...{ 'replies[0]': 'We look at it', 'replies[1]': 'Done', away: 'We are asleep', ...hours, opens: '09:05' },
      }),
    ],
    [staff, { name: 'getServiceHouse' }],
  ]
}

/** Test actions in which a shop asks the mall's support, and staff answer. */
const ticketTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const shop = doerIn(mall, '', await consoleOf(mall, (await onSale(mall))[1]?.shopId ?? ''))
  const staff = await staffIn(mall, 'owner')
  let id = ''
  const remembered = async ({ learnt }: Doer) => {
    id = learnt.id ?? ''
  }
  const it = () => ({ id })
  const image = async (who: Doer) => ({ 'images[0]': await picture(who, 'chat') })
  return [
    [
      shop,
      {
        name: 'askSupportForShop',
        ask: async (who) => ({
          topic: 'selling',
          subject: 'A question of ours',
          text: 'Where do our parcels go?',
          ...(await image(who)),
          ...once(),
        }),
      },
    ],
    [shop, { name: 'listShopTickets', prepare: remembered }],
    [shop, { name: 'showShopTicket', ask: it }],
    [staff, { name: 'listServiceTickets', ask: () => ({ view: 'waiting' }), rowsWith: 'A question of ours' }],
    [staff, { name: 'showServiceTicket', ask: it }],
    [staff, seeing('assignTicket', () => ({ id, to: 'me' }))],
    [staff, { name: 'answerTicket', ask: async (who) => ({ id, text: 'To the harbour.', ...(await image(who)), ...once() }) }],
    [shop, { name: 'showShopTicket', ask: it }],
    [shop, { name: 'replyToShopTicket', ask: async (who) => ({ id, text: 'And from there?', ...(await image(who)), ...once() }) }],
    [staff, seeing('assignTicket', () => ({ id, to: 'nobody' }))],
    [staff, { name: 'answerTicket', ask: () => ({ id, text: 'By boat.', ...once() }) }],
    [staff, seeing('assignTicket', () => ({ id, to: 'closed' }))],
    [shop, { name: 'replyToShopTicket', ask: () => ({ id, text: 'Which boat?', ...once() }) }],
    [shop, { name: 'closeShopTicket', ask: it }],
    [staff, { name: 'showServiceTicket', ask: it }],
  ]
}

export const talkTurns = async (mall: DemoMall): Promise<Turn[]> => [...(await conversationTurns(mall)), ...(await ticketTurns(mall))]
