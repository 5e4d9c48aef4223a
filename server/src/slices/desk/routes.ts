import * as contract from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { getSeller } from './get-seller.ts'

export const deskRoutes = [route('getSeller', contract.getSeller, getSeller)]
