import type { TablerIcon } from './tabler/drawing.tsx'

type Props = { of: TablerIcon; size?: number; className?: string }

/** A glyph beside words; the words say what it means, so readers skip it. */
export function Icon({ of: Glyph, size = 24, className }: Props) {
  return <Glyph size={size} stroke={size >= 28 ? 1.75 : 2} className={className} aria-hidden="true" focusable="false" />
}
