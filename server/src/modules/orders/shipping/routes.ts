import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { getDelivery } from './get-delivery.ts'

export const deliveryRoutes = [route('getDelivery', contract.getDelivery, getDelivery)]
