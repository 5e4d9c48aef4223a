import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { clearHistory } from './clear-history.ts'
import { getFavourites } from './get-favourites.ts'
import { getFollowedShops } from './get-followed-shops.ts'
import { getHistory } from './get-history.ts'
import { getKeptProducts } from './get-kept-products.ts'
import { seeProducts } from './see-products.ts'
import { setFavourite } from './set-favourite.ts'
import { waitForProduct } from './wait-for-product.ts'

export const favouritesRoutes = [
  route('setFavourite', contract.setFavourite, setFavourite),
  route('getFavourites', contract.getFavourites, getFavourites),
  route('getKeptProducts', contract.getKeptProducts, getKeptProducts),
  route('seeProducts', contract.seeProducts, seeProducts),
  route('getHistory', contract.getHistory, getHistory),
  route('clearHistory', contract.clearHistory, clearHistory),
  route('waitForProduct', contract.waitForProduct, waitForProduct),
  route('getFollowedShops', contract.getFollowedShops, getFollowedShops),
]
