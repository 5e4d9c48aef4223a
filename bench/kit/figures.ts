import { pathToFileURL } from 'node:url'

/** One measured figure and its target. */
export type Figure = { what: string; measured: number; unit: string; aim: number; better: 'less' | 'more'; note?: string }

export const passes = ({ measured, aim, better }: Figure): boolean => (better === 'less' ? measured <= aim : measured >= aim)

const digits = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2).replace(/0$/, ''))

/** Relative distance between a figure and its target. */
const margin = (figure: Figure): string => {
  const apart = figure.aim === 0 ? Math.abs(figure.measured) : Math.abs(figure.aim - figure.measured) / figure.aim
  return `${passes(figure) ? 'passes' : 'FAILS'} by ${figure.aim === 0 ? digits(apart) : `${(apart * 100).toFixed(0)} %`}`
}

export const lineOf = (figure: Figure): string => {
  const sign = figure.better === 'less' ? '≤' : '≥'
  const unit = figure.unit === '×' ? ' ×' : figure.unit ? ` ${figure.unit}` : ''
  return `${figure.what.padEnd(54)} ${`${digits(figure.measured)}${unit}`.padStart(12)}   aim ${sign} ${`${digits(figure.aim)}${unit}`.padEnd(10)} ${margin(figure)}${figure.note ? `   (${figure.note})` : ''}`
}

export const publish = (figures: readonly Figure[]): void => {
  for (const figure of figures) console.log(lineOf(figure))
}

/** Runs a benchmark if its file was started directly; `bench/all.ts` imports it instead. */
export const runAlone = async (moduleUrl: string, bench: () => Promise<Figure[]>): Promise<void> => {
  if (pathToFileURL(process.argv[1] ?? '').href !== moduleUrl) return
  const figures = await bench()
  console.log()
  publish(figures)
  process.exit(figures.every(passes) ? 0 : 1)
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2
}
