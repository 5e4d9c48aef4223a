import type { WebsiteConfig } from '@plaza/contract'
import type { Language } from '@plaza/values'
import type { BootAnswer, BootCall } from './ask-within.ts'

type Boot = { lang: Language; cur: string; answers: BootAnswer[] }

/** The storefront's build: the answers that its first screen needs, and how that screen is rendered. */
export type Storefront = {
  bootCalls: readonly BootCall[]
  /** The part of these answers that the browser needs in this language. Pages are rendered from this part only. */
  slim: (lang: Language, answers: readonly BootAnswer[]) => BootAnswer[]
  render: (boot: Omit<Boot, 'cur'>) => Promise<RenderedShop>
  /** The call whose answer the page at an address is rendered from; null if the browser renders that page. */
  placeCall: (address: string) => BootCall | null
  renderPlace: (boot: Boot, asked: { address: string; data: unknown }) => Promise<DrawnPlace | null>
  /** The web app's manifest as text. */
  manifest: (lang: Language, config: WebsiteConfig) => Promise<string>
  /** The page shown where no other can be. */
  troublePage: (lang: Language) => { html: string; headers: Record<string, string> }
}

/** The first screen of one language, rendered for each currency on demand. */
export type RenderedShop = { rootIn: (cur: string) => Promise<string>; title: string; description: string }

type DrawnPlace = { path: string; root: string; title: string; answers: unknown }
