import { useGetStore, useGetAllBrands, useGetFirstCategories } from '@plaza/client'

export const brandsAtStart = 16

/** What the shop fetches as soon as it has started. */
export const useStart = (): void => {
  useGetStore('advert')
  useGetStore('website_config')
  useGetAllBrands(brandsAtStart)
  useGetFirstCategories()
}
