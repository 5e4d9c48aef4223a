import { followShop } from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { setFollowing } from './follow-shop.ts'

export const shopsRoutes = [route('followShop', followShop, setFollowing)]
