import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../db/database.ts'
import type { Kernel } from '../kernel.ts'
import { noDatabase, type Readiness } from './readiness.ts'

type GaugeOf = { name: `plaza_${string}`; help: string; label?: string }
/** A value of a gauge, and the value of its label. */
export type Sample = { name: GaugeOf['name']; value: number; label?: string }

/** Gauges whose values one statement reads from the database. */
export type DatabaseGauges = {
  gauges: readonly GaugeOf[]
  /** For this long, scrapes get the values of the last read. */
  cachedSeconds: number
  read: (db: Db) => Promise<readonly Sample[]>
}

/** A scrape waits at most this long for the database. */
const timeoutMs = 2000

type Options = {
  registry: Registry
  kernel: Pick<Kernel, 'db' | 'log' | 'now'>
  readiness: Readiness
  sources: readonly DatabaseGauges[]
}

/**
 * Reads the gauges of all sources when Prometheus asks, one statement after the other, so that a scrape takes one connection at most. Without the
 * database the gauges have no values, and the scrape still succeeds.
 */
export const watchDatabase = ({ registry, kernel, readiness, sources }: Options): void => {
  const cached = new Map<DatabaseGauges, { at: number; samples: readonly Sample[] }>()
  let isUp = false
  let isReady = false
  let failed = 0
  let reading: Promise<void> | null = null
  let scrape: Promise<void> | null = null

  const forget = () => {
    cached.clear()
    isUp = false
    isReady = false
  }
  const readAll = async () => {
    failed = 0
    const problem = await readiness.problem()
    if (problem === noDatabase) return forget()
    isUp = true
    isReady = problem === null
    for (const source of sources) {
      const at = kernel.now().getTime()
      const last = cached.get(source)
      if (last && Math.abs(at - last.at) < source.cachedSeconds * 1000) continue
      try {
        cached.set(source, { at, samples: await source.read(kernel.db) })
      } catch (error) {
        cached.delete(source)
        failed += 1
        kernel.log.warn({ err: error, gauge: source.gauges[0]?.name }, 'could not read metrics from the database')
      }
    }
  }
  const refresh = async () => {
    reading ??= readAll().finally(() => (reading = null))
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), timeoutMs)
    })
    if ((await Promise.race([reading, late])) === true) forget()
    clearTimeout(timer)
  }
  /** All gauges of a scrape ask at once, and share one refresh. */
  const refreshed = () => (scrape ??= refresh().finally(() => (scrape = null)))

  const registers = [registry]
  for (const source of sources)
    for (const { name, help, label } of source.gauges)
      new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers,
        async collect() {
          await refreshed()
          this.reset()
          if (!label) this.remove()
          for (const sample of cached.get(source)?.samples ?? []) {
            if (sample.name !== name) continue
            if (label) this.set({ [label]: sample.label ?? '' }, sample.value)
            else this.set(sample.value)
          }
        },
      })
  const own = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        await refreshed()
        this.set(value())
      },
    })
  own('plaza_database_up', '1 if the database answered this process within two seconds', () => Number(isUp))
  own('plaza_ready', '1 if the process can receive traffic, as /readyz says', () => Number(isReady))
  own('plaza_metrics_failed', 'Groups of metrics that could not be read from the database', () => failed)
}
