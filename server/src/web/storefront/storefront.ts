import type { WebsiteConfig } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { BootAnswer, BootCall } from './ask-within.ts'

type Boot = { lang: Language; cur: string; answers: BootAnswer[] }

/** The storefront's server build: the API calls that its first screen needs, and the functions that render it. */
export type Storefront = {
  bootCalls: readonly BootCall[]
  /** Removes from API responses the parts that the browser does not need in this language. Pages are rendered from the result only. */
  slim: (lang: Language, answers: readonly BootAnswer[]) => BootAnswer[]
  render: (boot: Omit<Boot, 'cur'>) => Promise<RenderedShop>
  /** The call that provides the data of the page at a URL. Null if only the browser renders that page. */
  routeCall: (address: string) => BootCall | null
  renderRoute: (boot: Boot, requested: { address: string; data: unknown }) => Promise<DrawnRoute | null>
  /** The web app's manifest as text. */
  manifest: (lang: Language, config: WebsiteConfig) => Promise<string>
  /** The error page for the case that no other page can be shown. */
  troublePage: (lang: Language) => { html: string; headers: Record<string, string> }
}

/** The home page in one language, rendered for each currency on demand. */
export type RenderedShop = { rootIn: (cur: string) => Promise<string>; title: string; description: string }

type DrawnRoute = { path: string; root: string; title: string; answers: unknown }
