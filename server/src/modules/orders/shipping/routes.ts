import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { getDelivery } from './get-delivery.ts'
import { getUndelivered } from './get-undelivered.ts'

export const deliveryRoutes = [
  route('getDelivery', contract.getDelivery, getDelivery),
  route('getUndelivered', contract.getUndelivered, getUndelivered),
]
