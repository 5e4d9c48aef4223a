import type { WebsiteConfig } from '@plaza/contract'
import { keptValue } from '../../kernel/cache/kept-values.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { currencies } from './settings-rows.ts'
import { websiteConfig } from './website-config.ts'

const keeping = { seconds: 600, tags: ['settings'] }

/** What the mall's owner has set, kept until they change it. */
export const keptConfig = (kernel: Kernel): Promise<WebsiteConfig> =>
  keptValue(kernel.cache, 'website config', keeping, () => websiteConfig(kernel))

export const keptCurrencies = ({ cache, db }: Pick<Kernel, 'cache' | 'db'>): ReturnType<typeof currencies> =>
  keptValue(cache, 'currencies', keeping, () => currencies(db))
