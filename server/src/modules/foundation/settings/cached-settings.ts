import type { WebsiteConfig } from '@plaza/contract'
import { cachedValue } from '../../../platform/cache/cached-values.ts'
import type { Kernel } from '../../../platform/kernel.ts'
import { type Limits, planLimits } from './limits.ts'
import { nextRateAt } from './rates.ts'
import { configValues, currencies } from './settings-rows.ts'
import { websiteConfig } from './website-config.ts'

const keeping = { seconds: 600, tags: ['settings'] }

/** The owner's website settings, cached until they change. */
export const cachedConfig = (kernel: Kernel): Promise<WebsiteConfig> =>
  cachedValue(kernel.cache, 'website config', keeping, () => websiteConfig(kernel))

export const cachedLimits = ({ cache, db }: Pick<Kernel, 'cache' | 'db'>): Promise<Limits> =>
  cachedValue(cache, 'limits', keeping, async () => planLimits(await configValues(db)))

/** A planned rate takes effect at its time, even if the currencies are cached before that time. */
export const cachedCurrencies = async ({ cache, db, now }: Pick<Kernel, 'cache' | 'db' | 'now'>): ReturnType<typeof currencies> => {
  const stored = await cachedValue(cache, 'currencies', keeping, async () => ({
    list: await currencies(db, now()),
    until: await nextRateAt(db, now()),
  }))
  return stored.until > now().getTime() ? stored.list : currencies(db, now())
}
