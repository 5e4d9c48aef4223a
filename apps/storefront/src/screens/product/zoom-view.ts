/** Offset and scale of a picture in its frame. Offsets and points are measured from the centre. */
export type View = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

export const maxScale = 4
export const tapScale = 2.5
export const stepFactor = 1.5
export const wholePicture: View = { scale: 1, x: 0, y: 0 }

const within = (value: number, bound: number) => Math.max(-bound, Math.min(bound, value))

/** Limits offset and scale, so that the picture cannot leave its frame. */
const held = ({ scale, x, y }: View, { width, height }: Size): View => ({
  scale,
  x: within(x, ((scale - 1) * width) / 2) || 0,
  y: within(y, ((scale - 1) * height) / 2) || 0,
})

/** Zooms by a factor. The picture stays fixed at the given point. */
export const zoomBy = (view: View, factor: number, point: Point, size: Size): View => {
  const scale = Math.max(1, Math.min(maxScale, view.scale * factor))
  const grown = scale / view.scale
  return held({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown }, size)
}

export const moveBy = (view: View, by: Point, size: Size): View => held({ ...view, x: view.x + by.x, y: view.y + by.y }, size)

/** Double tap: zooms in on the tapped point, or zooms out to the whole picture. */
export const toggleZoom = (view: View, point: Point, size: Size): View =>
  view.scale > 1 ? wholePicture : zoomBy(view, tapScale, point, size)
