import { usePages } from '@plaza/client/asking'
import { listAffiliateProducts } from '@plaza/contract'

export const useListAffiliateProductsPages = () => usePages(listAffiliateProducts, {})
