import { getStore, saveMallSetting, type WebsiteConfig } from '@plaza/contract'
import { expect } from 'vitest'
import { liveValues } from '../../src/modules/community/policies/policy-pages/live-values.ts'
import { askSeeing } from '../ask-seeing.ts'
import { type DemoMall } from '../demo-mall.ts'
import { staffAs } from '../recharging.ts'

/** A mall whose settings and clock the test controls. */
export type Trial = {
  mall: DemoMall
  /** Saves a setting as the owner does. An empty value restores the default. */
  set: (name: string, value: string, more?: Record<string, unknown>) => Promise<void>
  /** Stops the clock at this time. */
  at: (time: Date) => void
  now: () => Date
  config: () => Promise<WebsiteConfig>
  /** The value that the policy pages print for a name. */
  printed: (name: string) => Promise<string | undefined>
}
/** Tests one setting: sets an unusual value and checks that the rule changes at exactly that value. */
export type Rule = (trial: Trial) => Promise<void>
export type Rules = Readonly<Record<string, Rule>>

export const trialOf = (mall: DemoMall): Trial => ({
  mall,
  set: async (name, value, more = {}) => {
    const owner = await staffAs(mall.kernel, 'owner')
    const saved = await askSeeing(mall, saveMallSetting, { name, value, ...more }, owner)
    expect([name, value, saved.code]).toEqual([name, value, 200])
    mall.kernel.cache.dropAll()
  },
  at: (time) => {
    mall.kernel.now = () => new Date(time)
  },
  now: () => mall.kernel.now(),
  config: async () => (await mall.ask(getStore, { type: 'website_config' })).data as WebsiteConfig,
  printed: async (name) => (await liveValues(mall.kernel))[name],
})

export const cents = (amount: string): number => Math.round(Number(amount) * 100)
export const sumOf = (amount: number): string => (amount / 100).toFixed(2)
export const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms)
export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
