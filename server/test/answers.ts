import { answerCache, type Making } from '../src/platform/cache/response-cache.ts'

export const making = (body: string, more: Partial<Making> = {}): Making => ({
  body,
  contentType: 'application/json',
  tags: ['things'],
  seconds: 60,
  ...more,
})
export const roomy = () => answerCache({ entries: 100, bytes: 1_000_000 })
export const bodyOf = (answer: { bodies: { identity: Buffer } } | undefined) => answer?.bodies.identity.toString()
export const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}
