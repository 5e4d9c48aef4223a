import type { Act, Doer } from '../act.ts'
import type { DemoMall } from '../demo-mall.ts'
import { onSale } from '../on-sale.ts'
import { sentPicture, someId } from '../shop-goods.ts'
import { inDays, inSix, seeing, staffIn, type Turn } from './turns.ts'

const html = (text: string) => `<h2>${text}</h2><p>One.</p>`
const bodies = (text: string) => Object.fromEntries(Object.entries(inSix('body', text)).map(([field, each]) => [field, html(each)]))

/** Test actions on the mall's content and coupons: ads, announcements, news, posts, policies and coupons. */
export const writtenTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const hand = await staffIn(mall, 'catalogue')
  const [goods, second] = await onSale(mall)
  const image = await sentPicture(mall, hand.headers)
  const ids: Record<string, string> = {}
  /** Stores the ID of the record that the previous action created. */
  const made =
    (name: string) =>
    async ({ learnt }: Doer) => {
      ids[name] = learnt.id ?? ''
    }
  const it = (name: string) => () => ({ id: ids[name] ?? '' })
  /** Test actions that create, read, change, publish and remove a record. Shoppers see it in between. */
  const life = (name: string, list: string, fields: () => Record<string, string>, later: Record<string, string>, seen: Act[]): Act[] => [
    seeing(`save${name}`, fields),
    { name: list, prepare: made(name), ask: it(name) },
    seeing(`save${name}`, () => ({ id: ids[name] ?? '', ...fields(), ...later })),
    seeing(`publish${name}`, it(name)),
    ...seen,
    { name: list, ask: it(name) },
    seeing(`publish${name}`, () => ({ id: ids[name] ?? '', on: '0' })),
    seeing(`remove${name}`, it(name)),
    { name: list, ask: it(name) },
  ]
  const ad = () => ({
    ...{ position: 'bottom', rank: '3', 'images[0]': image, tint: '6', link: '#/pages/recommend', from: inDays(4), to: inDays(11) },
    ...inSix('title', 'Lamps for long evenings'),
    ...inSix('kicker', 'New'),
    ...inSix('text', 'Made of paper'),
    ...inSix('button', 'Look'),
  })
  const announcement = () => ({
    ...{ serious: '1', from: inDays(3), to: inDays(8) },
    ...inSix('title', 'We close early'),
    ...inSix('text', 'At six o’clock.'),
  })
  const written = () => ({
    image,
    tint: '8',
    date: inDays(6),
    ...inSix('title', 'Tea'),
    ...inSix('excerpt', 'How it is made'),
    ...bodies('Boil'),
  })
  const nowOn = { from: inDays(-20) }
  const story = () => ({ kind: 'guide', ...written() })
  const post = () => ({ 'product_ids[0]': goods?.productId ?? '', 'product_ids[1]': second?.productId ?? '', ...written() })
  const terms = { name: 'terms', ...inSix('title', 'Terms of ours'), ...inSix('changes', 'All of it') }
  const texts = Object.fromEntries(Object.entries(inSix('html', 'Be kind')).map(([field, each]) => [field, `<p>${each}</p>`]))
  const coupon = async () => ({
    ...{ code: 'evening20', kind: 'percent', value: '20', cap: '15.00', threshold: '30.00', scope: 'category' },
    ...{ scope_id: await someId(mall, 'products.category'), first_order: '1', listed: '0', begins_at: inDays(2), ends_at: inDays(9) },
    ...{ total: '300', per_person: '2', ...inSix('name', 'Twenty off') },
  })
  const version = ({ learnt }: Doer) => (learnt as { versions?: { version: number }[] }).versions?.[0]?.version ?? 0
  const acts: Act[] = [
    ...life('Ad', 'listMallAds', ad, { rank: '0', ...nowOn }, [{ name: 'getStore', ask: () => ({ type: 'advert' }) }]),
    ...life('Announcement', 'listMallAnnouncements', announcement, nowOn, [{ name: 'getAnnouncements', rowsWith: 'We close early' }]),
    ...life('Story', 'listMallNews', story, { date: inDays(-20), kind: 'story' }, [{ name: 'getNewsItem', ask: it('Story') }]),
    ...life('Post', 'listMallPosts', post, { date: inDays(-20) }, [{ name: 'getPost', ask: it('Post') }]),
    seeing('savePolicy', { ...terms, ...texts }),
    { name: 'listPolicies', ask: () => ({ name: 'terms' }) },
    seeing('publishPolicy', (who) => ({ name: 'terms', version: String(version(who)), effective_at: inDays(12) })),
    seeing('restorePolicy', { name: 'terms', version: '1' }),
    seeing('savePolicy', { ...terms, name: 'privacy', html_en: '<p>Kept secret</p>' }),
    seeing('removePolicyDraft', { name: 'privacy' }),
    seeing('saveMallCoupon', coupon),
    { name: 'listMallCoupons', prepare: made('Coupon'), ask: it('Coupon') },
    seeing('saveMallCoupon', async () => ({
      id: ids['Coupon'] ?? '',
      ...(await coupon()),
      listed: '1',
      begins_at: inDays(-20),
    })),
    { name: 'listCoupons', rowsWith: 'EVENING20' },
    seeing('endMallCoupon', it('Coupon')),
    { name: 'listMallCoupons', ask: () => ({ state: 'ended' }), rowsWith: 'EVENING20' },
  ]
  return acts.map((act): Turn => [hand, act])
}
