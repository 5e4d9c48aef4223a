import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { findShopRecords } from './find-shop-records.ts'

export const shopFindRoutes = [route('findShopRecords', contract.findShopRecords, findShopRecords)]
