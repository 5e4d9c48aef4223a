import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { appealSuspension } from './appeal-suspension.ts'
import { listMallShops } from './list-mall-shops.ts'
import { reopenShop } from './reopen-shop.ts'
import { showMallShop } from './show-mall-shop.ts'
import { suspendShop } from './suspend-shop.ts'

export const suspensionsRoutes = [
  route('listMallShops', contract.listMallShops, listMallShops),
  route('showMallShop', contract.showMallShop, showMallShop),
  route('suspendShop', contract.suspendShop, suspendShop),
  route('reopenShop', contract.reopenShop, reopenShop),
  route('appealSuspension', contract.appealSuspension, appealSuspension),
]
