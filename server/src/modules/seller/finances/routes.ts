import * as contract from '@plaza/contract'
import { route, type Route } from '../../../platform/http/serve.ts'
import { listShopLedger } from './list-shop-ledger.ts'
import { showShopBalance } from './show-shop-balance.ts'
import { simulateSale } from './simulate-sale.ts'
import { showShopStatement } from './statement/show-shop-statement.ts'
import { cancelShopWithdrawal } from './withdrawals/cancel-shop-withdrawal.ts'
import { checkShopWithdrawal } from './withdrawals/check-shop-withdrawal.ts'
import { listShopWithdrawals } from './withdrawals/list-shop-withdrawals.ts'
import { sendSellerCode } from './withdrawals/send-seller-code.ts'
import { withdrawFromShop } from './withdrawals/withdraw-from-shop.ts'

export const payoutsRoutes: readonly Route[] = [
  route('showShopBalance', contract.showShopBalance, showShopBalance),
  route('listShopLedger', contract.listShopLedger, listShopLedger),
  route('showShopStatement', contract.showShopStatement, showShopStatement),
  route('simulateSale', contract.simulateSale, simulateSale),
  route('checkShopWithdrawal', contract.checkShopWithdrawal, checkShopWithdrawal),
  route('withdrawFromShop', contract.withdrawFromShop, withdrawFromShop),
  route('cancelShopWithdrawal', contract.cancelShopWithdrawal, cancelShopWithdrawal),
  route('listShopWithdrawals', contract.listShopWithdrawals, listShopWithdrawals),
  route('sendSellerCode', contract.sendSellerCode, sendSellerCode),
]
