import { removeShopProduct } from '@plaza/contract'
import type { Act, Doer } from './act.ts'
import { seeing } from './ask-seeing.ts'
import { newKey } from './recharging.ts'
import { saved } from './shop-goods.ts'

const it = ({ learnt }: Doer) => ({ id: learnt.id ?? '' })
const draft = async ({ mall, headers, learnt }: Doer) => {
  learnt.id = (await saved(mall, headers, { name_en: 'A lamp', skus: [{ price: '9' }] })).data.id
}

/** Test actions of a seller in the console on the products of the shop. */
export const shopGoodsActs: readonly Act[] = [
  { name: 'listShopProducts' },
  { name: 'findCategories', ask: () => ({ keyword: 'lamp' }) },
  { name: 'showShopProduct', prepare: draft, ask: it },
  { name: 'saveShopProduct', ask: () => ({ key: newKey(), version: '0', name_en: 'A lamp' }), changes: ['seller_products.entry'] },
  { name: 'copyShopProduct', prepare: draft, ask: (doer) => ({ ...it(doer), key: newKey() }), changes: ['seller_products.entry'] },
  { name: 'exportShopProducts' },
  { name: 'removeShopProduct', prepare: draft, ask: seeing(removeShopProduct, it), changes: ['seller_products.entry'] },
]
/** Calls that change products that all users see, or that need a staff decision. Tests in `server/src/modules/seller/products` cover them. */
export const onTheShelf = [
  'submitShopProduct',
  'withdrawShopProduct',
  'shelveShopProduct',
  'priceSku',
  'importShopProducts',
  'showProductImport',
]
