import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { followShop } from './follow-shop.ts'

export const shopsRoutes = [route('followShop', contract.followShop, followShop)]
