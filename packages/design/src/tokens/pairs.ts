import { contrast } from './colour.ts'
import type { Palette } from './palette.ts'
import type { Role } from './tokens.ts'

type Ground = Role | 'every tint'
/** A foreground colour, its background, the minimum contrast, and where the interface uses the pair. */
export type Pair = readonly [foreground: Role, ground: Ground, least: number, use: string]

export const pairs: readonly Pair[] = [
  ['ink', 'bg', 7, 'body text'],
  ['ink', 'surface', 7, 'body text'],
  ['ink', 'surface-2', 7, 'text on fill'],
  ['ink', 'surface-3', 7, 'text on pressed fill'],
  ['ink-2', 'bg', 4.5, 'secondary text'],
  ['ink-2', 'surface', 4.5, 'secondary text'],
  ['ink-2', 'surface-2', 4.5, 'secondary text on fill'],
  ['ink-3', 'bg', 4.5, 'tertiary text, placeholder'],
  ['ink-3', 'surface', 4.5, 'tertiary text'],
  ['ink-3', 'surface-2', 4.5, 'placeholder in a field'],
  ['on-brand', 'brand', 4.5, 'primary button'],
  ['on-brand', 'brand-hover', 4.5, 'primary button, hovered'],
  ['on-brand', 'brand-press', 4.5, 'primary button, pressed'],
  ['brand', 'surface', 4.5, 'link, secondary button'],
  ['brand', 'bg', 4.5, 'link on canvas'],
  ['brand-ink', 'brand-soft', 4.5, 'soft button and chip'],
  ['ink', 'brand-soft', 7, 'soft card'],
  ['deal', 'surface', 4.5, 'reduced price'],
  ['deal', 'bg', 4.5, 'reduced price on canvas'],
  ['on-deal', 'deal', 4.5, 'count badge'],
  ['deal-ink', 'deal-soft', 4.5, 'discount chip'],
  ['success', 'surface', 4.5, 'status text'],
  ['success', 'success-soft', 4.5, 'status chip'],
  ['warning', 'surface', 4.5, 'status text'],
  ['warning', 'warning-soft', 4.5, 'status chip'],
  ['danger', 'surface', 4.5, 'field error'],
  ['danger', 'bg', 4.5, 'field error'],
  ['danger', 'danger-soft', 4.5, 'status chip'],
  ['info', 'surface', 4.5, 'status text'],
  ['info', 'info-soft', 4.5, 'status chip'],
  ['line-strong', 'surface', 3, 'field border'],
  ['line-strong', 'surface-2', 3, 'field border on fill'],
  ['line-strong', 'bg', 3, 'field border'],
  ['focus', 'surface', 3, 'focus ring'],
  ['focus', 'bg', 3, 'focus ring'],
  ['focus', 'surface-2', 3, 'focus ring'],
  ['star', 'surface', 3, 'rating glyph'],
  ['ink', 'every tint', 7, 'text on a product tile'],
  ['ink-2', 'every tint', 4.5, 'secondary text on a product tile'],
  ['ink-inv', 'ink', 7, 'toast'],
  ['on-deep', 'brand-deep', 7, 'hero and balance card'],
]

/** Pairs that this package needs besides `pairs`. */
export const furtherPairs: readonly Pair[] = [
  ['brand-ink', 'brand-soft-hover', 4.5, 'soft button, hovered'],
  ['on-deep-2', 'brand-deep', 4.5, 'secondary text in the hero'],
  ['brand', 'surface-2', 4.5, 'link on fill'],
  ['star', 'bg', 3, 'rating glyph on canvas'],
  ['ink-2', 'surface-3', 4.5, 'secondary text on pressed fill'],
  ['ink-2', 'brand-soft', 4.5, 'secondary text on a chosen card'],
  ['ink', 'warning-soft', 7, 'banner'],
  ['ink', 'danger-soft', 7, 'banner'],
  ['ink', 'info-soft', 7, 'banner'],
]

/** The worst contrast that a pair reaches in a palette. */
export const worstContrast = ({ roles, tints }: Palette, [foreground, ground]: Pair): number => {
  const grounds = ground === 'every tint' ? tints : [roles[ground]]
  return Math.min(...grounds.map((hex) => contrast(roles[foreground], hex)))
}
