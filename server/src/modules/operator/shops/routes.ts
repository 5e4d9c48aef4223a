import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import type { CasesOf } from '../../approvals/queue/index.ts'
import { appealSuspension } from './appeal-suspension.ts'
import { listMallShops } from './list-mall-shops.ts'
import { reopenShop } from './reopen-shop.ts'
import { showMallShop } from './show-mall-shop.ts'
import { showStanding } from './show-standing.ts'
import { suspendShop } from './suspend-shop.ts'

/** `casesOf` reads cases of modules that load later, so `modules.ts` passes it in. */
export const suspensionsRoutes = (casesOf: CasesOf) => [
  route('listMallShops', contract.listMallShops, listMallShops),
  route('showMallShop', contract.showMallShop, showMallShop(casesOf)),
  route('suspendShop', contract.suspendShop, suspendShop(casesOf)),
  route('reopenShop', contract.reopenShop, reopenShop(casesOf)),
  route('showStanding', contract.showStanding, showStanding),
  route('appealSuspension', contract.appealSuspension, appealSuspension),
]
