import { useGetStore } from '@plaza/client'
import { useLayoutEffect } from 'react'

/** "Cart — Plaza": the page title, then the shop's name. */
export const titleOf = (title: string, shop: string | undefined): string => [title, shop].filter(Boolean).join(' — ')

export const useTitle = (title: string): void => {
  const shop = useGetStore('website_config').data?.shop_name
  // Sets the title before a screen reader announces it.
  useLayoutEffect(() => {
    document.title = titleOf(title, shop)
  }, [title, shop])
}
