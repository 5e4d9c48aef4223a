import type { TablerIcon } from './tabler/drawing.tsx'

type Props = { of: TablerIcon; size?: number; className?: string }

/** An icon beside text. The text carries the meaning, so screen readers skip the icon. */
export function Icon({ of: Glyph, size = 24, className }: Props) {
  return <Glyph size={size} stroke={size >= 28 ? 1.75 : 2} className={className} aria-hidden="true" focusable="false" />
}
