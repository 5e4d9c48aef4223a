import * as contract from '@plaza/contract'
import { route, type Route } from '../../../../platform/http/serve.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { checkWithdrawal } from './check-withdrawal.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { withdraw } from './withdraw.ts'

export const withdrawRoutes: readonly Route[] = [
  route('checkWithdrawal', contract.checkWithdrawal, checkWithdrawal),
  route('withdraw', contract.withdraw, withdraw),
  route('listWithdrawals', contract.listWithdrawals, listWithdrawals),
  route('cancelWithdrawal', contract.cancelWithdrawal, cancelWithdrawal),
]
