import type { Words } from './shape.ts'

/** One text in the six languages, in the order in which the cast is written. */
export const words = (en: string, zh: string, es: string, jp: string, th: string, zhtw: string): Words => ({ en, zh, es, jp, th, zhtw })
