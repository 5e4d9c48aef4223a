import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { listMallBrands, removeBrand, saveBrand } from './brands/index.ts'
import { listMallCategories, moveCategory, removeCategory, saveCategory } from './categories/index.ts'

export const mallCatalogueRoutes = [
  route('listMallCategories', contract.listMallCategories, listMallCategories),
  route('saveCategory', contract.saveCategory, saveCategory),
  route('moveCategory', contract.moveCategory, moveCategory),
  route('removeCategory', contract.removeCategory, removeCategory),
  route('listMallBrands', contract.listMallBrands, listMallBrands),
  route('saveBrand', contract.saveBrand, saveBrand),
  route('removeBrand', contract.removeBrand, removeBrand),
]
