/** Decides whether a trace is exported. `parent` is the decision of the caller's span; null for a new trace. */
export type Sampler = (traceId: string, parent: boolean | null) => boolean

export const samplerKinds = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const
export type SamplerKind = (typeof samplerKinds)[number]

/** Number of different values in the digits of a trace id that decide. A JavaScript number holds no more digits exactly. */
const values = 2 ** 52
/** Uses the random digits of a trace id (W3C Trace Context 2), so that all processes decide alike. */
const isWithin = (traceId: string, ratio: number): boolean => Number.parseInt(traceId.slice(-14, -1), 16) >= (1 - ratio) * values

export const makeSampler = (kind: SamplerKind, ratio: number): Sampler => {
  const decide = (traceId: string): boolean => (kind.endsWith('traceidratio') ? isWithin(traceId, ratio) : kind.endsWith('always_on'))
  return kind.startsWith('parentbased') ? (traceId, parent) => parent ?? decide(traceId) : decide
}
