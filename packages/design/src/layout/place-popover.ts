type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }
type Ask = { anchor: Box; size: Size; viewport: Size; align: 'start' | 'end'; gap?: number; edge?: number }

/** Position of a popover: below its anchor, or above it if there is more room. It never leaves the window. */
export const placePopover = ({
  anchor,
  size,
  viewport,
  align,
  gap = 8,
  edge = 8,
}: Ask): { left: number; top: number; maxHeight: number } => {
  const below = viewport.height - (anchor.top + anchor.height) - gap - edge
  const above = anchor.top - gap - edge
  const goesBelow = size.height <= below || below >= above
  const maxHeight = Math.max(0, goesBelow ? below : above)
  const height = Math.min(size.height, maxHeight)
  const wished = align === 'start' ? anchor.left : anchor.left + anchor.width - size.width
  return {
    left: Math.max(edge, Math.min(wished, viewport.width - size.width - edge)),
    top: goesBelow ? anchor.top + anchor.height + gap : anchor.top - gap - height,
    maxHeight,
  }
}
