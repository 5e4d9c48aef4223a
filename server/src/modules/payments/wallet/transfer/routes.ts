import * as contract from '@plaza/contract'
import { route, type Route } from '../../../../platform/http/serve.ts'
import { cancelTransfer } from './cancel-transfer.ts'
import { findRecipient } from './find-recipient.ts'
import { listTransfers } from './list-transfers.ts'
import { transferBalance } from './transfer-balance.ts'

export const transferRoutes: readonly Route[] = [
  route('findRecipient', contract.findRecipient, findRecipient),
  route('transferBalance', contract.transferBalance, transferBalance),
  route('listTransfers', contract.listTransfers, listTransfers),
  route('cancelTransfer', contract.cancelTransfer, cancelTransfer),
]
