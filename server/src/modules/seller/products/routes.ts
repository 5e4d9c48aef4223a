import * as contract from '@plaza/contract'
import { route } from '../../../platform/http/serve.ts'
import { copyShopProduct } from './copy-shop-product.ts'
import { findCategories } from './find-categories.ts'
import { exportShopProducts } from './files/export-shop-products.ts'
import { importShopProducts, tableRefused } from './files/import-shop-products.ts'
import { showProductImport } from './files/show-product-import.ts'
import { listShopProducts } from './list-shop-products.ts'
import { priceSku } from './price-sku.ts'
import { removeShopProduct } from './remove-shop-product.ts'
import { saveShopProduct } from './save-shop-product.ts'
import { shelveShopProduct } from './shelve-shop-product.ts'
import { showShopProduct } from './show-shop-product.ts'
import { submitShopProduct } from './submit-shop-product.ts'
import { withdrawShopProduct } from './withdraw-shop-product.ts'

export const shopProductsRoutes = [
  route('listShopProducts', contract.listShopProducts, listShopProducts),
  route('findCategories', contract.findCategories, findCategories),
  route('showShopProduct', contract.showShopProduct, showShopProduct),
  route('saveShopProduct', contract.saveShopProduct, saveShopProduct),
  route('submitShopProduct', contract.submitShopProduct, submitShopProduct),
  route('withdrawShopProduct', contract.withdrawShopProduct, withdrawShopProduct),
  route('shelveShopProduct', contract.shelveShopProduct, shelveShopProduct),
  route('copyShopProduct', contract.copyShopProduct, copyShopProduct),
  route('removeShopProduct', contract.removeShopProduct, removeShopProduct),
  route('priceSku', contract.priceSku, priceSku),
  route('exportShopProducts', contract.exportShopProducts, exportShopProducts),
  route('importShopProducts', contract.importShopProducts, importShopProducts, { refuseFile: tableRefused }),
  route('showProductImport', contract.showProductImport, showProductImport),
]
