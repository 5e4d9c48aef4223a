import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { applySeller } from './apply-seller.ts'
import { checkStoreName } from './check-store-name.ts'
import { saveApplication } from './save-application.ts'
import { showApplication } from './show-application.ts'

export const applicationsRoutes = [
  route('showApplication', contract.showApplication, showApplication),
  route('saveApplication', contract.saveApplication, saveApplication),
  route('checkStoreName', contract.checkStoreName, checkStoreName),
  route('applySeller', contract.applySeller, applySeller),
]
