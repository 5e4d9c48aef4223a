/** The visible square of a picture. `zoom` is the factor beyond filling the square; `across` and `along` position the centre, from -1 to 1. */
export type Crop = { zoom: number; across: number; along: number }
export type Size = { width: number; height: number }

export const wholeCrop: Crop = { zoom: 1, across: 0, along: 0 }
export const maxZoom = 4

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
export const cropWithin = ({ zoom, across, along }: Crop): Crop => ({
  zoom: within(zoom, 1, maxZoom),
  across: within(across, -1, 1),
  along: within(along, -1, 1),
})

/** The cropped square, in pixels of the picture. */
export const squareOf = ({ width, height }: Size, crop: Crop): { x: number; y: number; side: number } => {
  const { zoom, across, along } = cropWithin(crop)
  const side = Math.min(width, height) / zoom
  return { x: ((width - side) * (1 + across)) / 2, y: ((height - side) * (1 + along)) / 2, side }
}

/** The crop after a drag, so that the picture follows the finger. `by` is in fractions of the square's side. */
export const dragged = (size: Size, crop: Crop, by: { x: number; y: number }): Crop => {
  const { side } = squareOf(size, crop)
  const moved = (space: number, share: number) => (space > 0 ? (2 * share * side) / space : 0)
  return cropWithin({
    ...crop,
    across: crop.across - moved(size.width - side, by.x),
    along: crop.along - moved(size.height - side, by.y),
  })
}
