import * as calls from '@plaza/contract'
import { route } from '../../kernel/http/serve.ts'
import { listFavourites, putFavourites } from './keep-favourites.ts'
import { listFollowed } from './list-followed.ts'
import { forgetHistory, listHistory, rememberSeen } from './remember-seen.ts'
import { setWaiting } from './wait-for-product.ts'

export const favouritesRoutes = [
  route('setFavourite', calls.setFavourite, putFavourites),
  route('getFavourites', calls.getFavourites, listFavourites),
  route('seeProducts', calls.seeProducts, rememberSeen),
  route('getHistory', calls.getHistory, listHistory),
  route('clearHistory', calls.clearHistory, forgetHistory),
  route('waitForProduct', calls.waitForProduct, setWaiting),
  route('getFollowedShops', calls.getFollowedShops, listFollowed),
]
