import { listMallCategories, listMallWallets, listEdits, type EditKind } from '@plaza/contract'
import type { Act, Doer, Fields } from '../act.ts'
import type { DemoMall } from '../demo-mall.ts'
import { sentPicture, someId } from '../shop-goods.ts'
import { writtenTurns } from './written-turns.ts'
import { inDays, inSix, seeing, staffIn, type Turn } from './turns.ts'

const river = 'River lights'
const coin = { code: 'XMR', name: 'Monero', asset: 'XMR', network: 'Monero Main', rate: '152.5', min: '0.25', precision: '7', rank: '41' }
const address = '44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A'

/** Test actions on the owner's settings: money, languages, texts, carriers and others. */
const settingTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const [owner, finance, risk] = [await staffIn(mall, 'owner'), await staffIn(mall, 'finance'), await staffIn(mall, 'risk')]
  const requests = async ({ headers }: Doer): Promise<string> => {
    const { list } = (await mall.ask(listMallWallets, {}, headers)).data
    return list.find(({ code }) => code === coin.code)?.changes[0]?.id ?? ''
  }
  const list = (name: string, rowsWith: string): Act => ({ name, rowsWith })
  const franc = { code: 'CHF', symbol: 'Fr', rate: '0.8812', enabled: '0', rank: '37' }
  const boat = {
    ...{ key: 'river-boat', name: 'River Boat', 'forms[0]': 'RB#{6,8}', 'forms[1]': 'BB@@#{4}', example: 'rb 123-4567' },
    ...{ page: 'https://boat.example/{no}', 'countries[0]': 'TH', 'countries[1]': 'JP', enabled: '0' },
  }
  const byOwner: Act[] = [
    seeing('saveCurrency', franc),
    seeing('saveCurrency', { code: 'THB', symbol: '฿', rate: '38.25', rank: '6' }),
    seeing('saveCurrency', () => ({ code: 'THB', symbol: '฿', rate: '39.75', rank: '6', effective_at: inDays(5) })),
    list('listCurrencies', '"THB"'),
    { name: 'getCurrency', rowsWith: '"THB"' },
    seeing('saveLanguage', { code: 'es', name: 'Castellano', enabled: '0', rank: '9' }),
    list('listMallLanguages', 'Castellano'),
    seeing('saveLanguage', { code: 'es', name: 'Castellano', rank: '8' }),
    { name: 'getLanguages', rowsWith: 'Castellano' },
    seeing('saveWords', {
      ...{ key: 'code.1000008', text_en: 'Please look once more.', text_zh: '请再看一遍。', text_es: 'Mire otra vez.' },
      ...{ text_jp: 'もう一度ご確認ください。', text_th: 'โปรดตรวจสอบอีกครั้ง', text_zhtw: '請再看一遍。', 'checked[0]': 'th' },
    }),
    list('listWords', '"code.1000008"'),
    seeing('saveCarrier', boat),
    list('listMallCarriers', '"river-boat"'),
    seeing('saveMallSetting', inSettingWords()),
    seeing('saveMallSetting', { name: 'return_days', value: '31' }),
    seeing('saveMallSetting', async () => ({
      name: 'commission_by_category',
      ...{ 'shares[0][category_id]': await someId(mall, 'products.category'), 'shares[0][percent]': '7.25' },
    })),
    list('listMallSettings', '"is_set":true'),
    seeing('saveMallWallet', { ...coin, address, enabled: '0' }),
  ]
  return [
    ...byOwner.map((act): Turn => [owner, act]),
    [finance, { name: 'signWalletAddress', ask: async (who) => ({ id: await requests(who), sign: '1' }) }],
    [owner, list('listMallWallets', '"XMR"')],
    [risk, { name: 'signWalletAddress', ask: async (who) => ({ id: await requests(who), sign: '0' }) }],
    [owner, { name: 'listEdits', rowsWith: '' }],
    [owner, takingBack('config', 'return_days')],
    [owner, list('listMallSettings', '"return_days"')],
  ]
}
const inSettingWords = (): Fields => ({ name: 'tagline', ...inSix('value', 'All under one roof') })

/** A test action that undoes the last change of a record. */
export const takingBack = (kind: EditKind, thing: string | (() => string)): Act =>
  seeing('takeBack', async ({ mall, headers }) => {
    const named = typeof thing === 'string' ? thing : thing()
    return { id: (await mall.ask(listEdits, { kind, thing: named }, headers)).data.list[0]?.id ?? '' }
  })

/** Test actions on categories and brands. */
const catalogueTurns = async (mall: DemoMall): Promise<Turn[]> => {
  const hand = await staffIn(mall, 'catalogue')
  const parent = await someId(mall, 'products.category')
  const other = (await mall.ask(listMallCategories, {}, hand.headers)).data.list.findLast((each) => each.parent_id === null)?.id ?? ''
  const image = await sentPicture(mall, hand.headers)
  let [category, brand] = ['', '']
  const acts: Act[] = [
    seeing('saveCategory', { parent_id: parent, ...inSix('name', river), image, tint: '7' }),
    seeing('saveCategory', async ({ learnt }) => {
      category = learnt.id ?? ''
      return { id: category, ...inSix('name', 'River lamps'), image: '', tint: '5' }
    }),
    { name: 'listMallCategories', rowsWith: 'River lamps' },
    takingBack('category', () => category),
    { name: 'getAllCategories', rowsWith: river },
    { ...seeing('moveCategory', () => ({ id: category, parent_id: other, rank: '1' })), rowsWith: river },
    { ...seeing('removeCategory', () => ({ id: category })), rowsWith: river },
    seeing('saveBrand', { name: 'Nordlicht', ...inSix('description', 'Lamps since 1931'), image, tint: '4' }),
    {
      name: 'listMallBrands',
      ask: ({ learnt }) => {
        brand = learnt.id ?? ''
        return { id: brand }
      },
    },
    { name: 'getBrand', ask: () => ({ id: brand, section: 'home' }) },
    seeing('removeBrand', () => ({ id: brand })),
    { name: 'listMallBrands', ask: () => ({ keyword: 'Nordlicht' }) },
  ]
  return acts.map((act): Turn => [hand, act])
}

export const setUpTurns = async (mall: DemoMall): Promise<Turn[]> => [
  ...(await settingTurns(mall)),
  ...(await catalogueTurns(mall)),
  ...(await writtenTurns(mall)),
]
