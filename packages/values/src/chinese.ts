type ChineseUnits = readonly [hundredMillion: string, tenThousand: string]

/** A count in Chinese, truncated instead of rounded: `5100+`, `1.2万+`. The plus sign shows that the count is truncated. */
export const chineseCount =
  ([hundredMillion, tenThousand]: ChineseUnits) =>
  (count: number): string => {
    if (count < 1000) return String(count)
    const [size, sign] = count >= 1e8 ? [1e8, hundredMillion] : count >= 1e4 ? [1e4, tenThousand] : [1, '']
    const step = size === 1 ? 100 : size / 10
    const steps = Math.floor(count / step)
    return `${(steps * step) / size}${sign}${steps * step < count ? '+' : ''}`
  }

/** A percentage off as Chinese shops write it: 25 % off is `7.5 折`, which means three quarters of the price. */
export const chineseDiscount = (percentOff: number): string => `${Math.round((100 - percentOff) * 10) / 100} 折`
