import { expect } from 'vitest'
import type { DemoMall } from './demo-mall.ts'

const textOf = async ({ app, kernel }: Pick<DemoMall, 'app' | 'kernel'>): Promise<string> => {
  const answer = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${kernel.environment.metricsToken}` } })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

/** The values of `GET /metrics`, by name and labels as in `plaza_orders{state="paid"}`. */
export const scrape = async (mall: Pick<DemoMall, 'app' | 'kernel'>): Promise<Record<string, number>> =>
  Object.fromEntries(
    [...(await textOf(mall)).matchAll(/^([a-z]\S*?(?:\{.*\})?) (\S+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value === '+Inf' ? Infinity : Number(value),
    ]),
  )

/** The names that PromQL may use. A histogram has three. */
export const metricNames = async (mall: Pick<DemoMall, 'app' | 'kernel'>): Promise<ReadonlySet<string>> =>
  new Set(
    [...(await textOf(mall)).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  )
