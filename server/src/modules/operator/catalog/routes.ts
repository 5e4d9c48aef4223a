import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { listMallBrands } from './brands/list-mall-brands.ts'
import { removeBrand } from './brands/remove-brand.ts'
import { saveBrand } from './brands/save-brand.ts'
import { listMallCategories } from './categories/list-mall-categories.ts'
import { moveCategory } from './categories/move-category.ts'
import { removeCategory } from './categories/remove-category.ts'
import { saveCategory } from './categories/save-category.ts'

export const mallCatalogueRoutes = [
  route('listMallCategories', contract.listMallCategories, listMallCategories),
  route('saveCategory', contract.saveCategory, saveCategory),
  route('moveCategory', contract.moveCategory, moveCategory),
  route('removeCategory', contract.removeCategory, removeCategory),
  route('listMallBrands', contract.listMallBrands, listMallBrands),
  route('saveBrand', contract.saveBrand, saveBrand),
  route('removeBrand', contract.removeBrand, removeBrand),
]
