import type { CastProduct } from './shape.ts'

/** What one packed piece weighs, in grams, by the category it stands in. */
const byCategory: Readonly<Record<string, number>> = {
  ...{ coats: 1200, dresses: 450, tops: 300, knitwear: 400, accessories: 250 },
  ...{ 'trail-running': 850, 'road-running': 750, boots: 1500, sandals: 500, heels: 800, 'everyday-shoes': 850 },
  ...{ handbags: 900, backpacks: 950, luggage: 3200, 'small-leather': 250 },
  ...{ headphones: 500, speakers: 1800, microphones: 700, cameras: 1100, computers: 2600, gaming: 1400, wearables: 300 },
  ...{ furniture: 14_000, lighting: 1900, plants: 2400, decor: 1200, stationery: 350 },
  ...{ makeup: 150, skincare: 350, bath: 400, 'beauty-tools': 600 },
  ...{ 'tea-and-coffee': 1100, cookware: 2400, tableware: 1600, pantry: 700 },
  ...{ camping: 3400, cycling: 2800, 'water-sports': 9000, 'winter-sports': 4200, 'ball-sports': 700 },
  ...{ 'soft-toys': 450, games: 900, 'outdoor-toys': 800, 'creative-toys': 650 },
  ...{ guitars: 3600, keys: 7800, drums: 6500, winds: 1700, recording: 1300 },
}

export const gramsOf = ({ key, category }: Pick<CastProduct, 'key' | 'category'>): number => {
  const grams = byCategory[category]
  if (!grams) throw new Error(`nobody knows what ${key} weighs`)
  return grams
}
