export type Size = { width: number; height: number }
/** Crop of a picture. `zoom` 1 is the largest part that fits the frame; `across` and `down` position the part, from 0 to 1. */
export type Cut = { zoom: number; across: number; down: number }
export const middle: Cut = { zoom: 1, across: 0.5, down: 0.5 }

/** The part of a picture that fills a frame of this aspect ratio, in pixels of the picture. */
export const partOf = (picture: Size, aspect: number, { zoom, across, down }: Cut): Size & { x: number; y: number } => {
  const width = Math.min(picture.width, picture.height * aspect) / zoom
  const height = width / aspect
  return { x: (picture.width - width) * across, y: (picture.height - height) * down, width, height }
}

/** Position and size of the whole picture, in percent of the frame, so that the frame shows the cropped part. */
export const laidUnder = (picture: Size, aspect: number, cut: Cut): { left: string; top: string; width: string; height: string } => {
  const part = partOf(picture, aspect, cut)
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`
  return {
    left: percent(-part.x / part.width),
    top: percent(-part.y / part.height),
    width: percent(picture.width / part.width),
    height: percent(picture.height / part.height),
  }
}

const within = (value: number) => Math.min(1, Math.max(0, value))
/** Moves the crop by a drag. `by` is in fractions of the frame, and the picture follows the pointer. */
export const movedBy = (picture: Size, aspect: number, cut: Cut, by: { across: number; down: number }): Cut => {
  const part = partOf(picture, aspect, cut)
  const rest = { across: picture.width - part.width, down: picture.height - part.height }
  return {
    zoom: cut.zoom,
    across: rest.across > 0 ? within(cut.across - (by.across * part.width) / rest.across) : cut.across,
    down: rest.down > 0 ? within(cut.down - (by.down * part.height) / rest.down) : cut.down,
  }
}
