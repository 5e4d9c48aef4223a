import type { WebsiteConfig } from '@plaza/contract'
import { themeColour } from '@plaza/design/tokens'
import { type Language, htmlLanguages, localized } from '@plaza/values'
import { hrefOf } from './paths.ts'
import type { Words } from './words/index.ts'

const icons = [
  { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/mark-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/mark-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/mark-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

type Input = { lang: Language; config: WebsiteConfig; words: Words }

/** The web app manifest: the mall's name and texts in the user's language. */
export const manifestOf = ({ lang, config, words: { nav, places } }: Input) => {
  const colour = themeColour('light', config.brand_hue)
  const shortcut = (name: string, href: string) => ({ name, url: `/${href}` })
  return {
    id: '/',
    name: config.shop_name,
    short_name: config.shop_name,
    description: localized(config, 'tagline', lang),
    lang: htmlLanguages[lang],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour,
    theme_color: colour,
    icons,
    shortcuts: [
      shortcut(nav.search, hrefOf('search')),
      shortcut(nav.cart, hrefOf('cart')),
      shortcut(places.orders, hrefOf('orders')),
      shortcut(places.wallet, hrefOf('wallet')),
    ],
  }
}
