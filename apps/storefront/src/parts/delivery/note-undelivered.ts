import { askUndelivered } from '../../mall/ask-undelivered.ts'
import type { Mall } from '../../mall/mall.tsx'
import { deliveryWordsOf } from './words.ts'

/** Asks whether a product of a list is delivered to the shopper's place, and notes it if not. */
export const noteUndelivered = (mall: Mall, id: string): void =>
  askUndelivered(mall, id, (lang, country) => deliveryWordsOf(lang).none(country))
