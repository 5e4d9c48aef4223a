import { useGetStore, useGetAllBrands, useGetFirstCategories } from '@plaza/client'

export const brandsAtStart = 16

/** Requests sent when the shop starts. */
export const useStart = (): void => {
  useGetStore('advert')
  useGetStore('website_config')
  useGetAllBrands(brandsAtStart)
  useGetFirstCategories()
}
