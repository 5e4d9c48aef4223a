/** How much a product may say and show: the same for whoever writes it and for whoever reads it. */
export const productLimits = {
  pictures: 52,
  options: 3,
  skus: 100,
  optionWords: 106,
  name: 200,
  short: 300,
  description: 2500,
  value: 40,
} as const
