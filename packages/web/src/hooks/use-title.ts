import { useGetStore } from '@plaza/client'
import { useLayoutEffect } from 'react'

/** Title of the browser tab, such as "Cart — Plaza": the page's title, then the mall's name. */
export const titleOf = (title: string, shop: string | undefined): string => [title, shop].filter(Boolean).join(' — ')

export const useTitle = (title: string): void => {
  const shop = useGetStore('website_config').data?.shop_name
  // Sets the title in a layout effect, so that it is set before a screen reader announces it.
  useLayoutEffect(() => {
    document.title = titleOf(title, shop)
  }, [title, shop])
}
