/** A point on the earth in degrees. */
export type Point = { lat: number; lng: number }
/** View of a map: its centre and zoom. At zoom 0 the world is 256 pixels wide; each zoom step doubles the width. */
export type View = Point & { zoom: number }

export const farthestZoom = 1
export const nearestZoom = 14
export const worldSide = 256
/** The Mercator projection is infinite at the poles. */
const maxLat = 85

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
export const viewWithin = ({ lat, lng, zoom }: View): View => ({
  lat: within(lat, -maxLat, maxLat),
  lng: within(lng, -180, 180),
  zoom: within(zoom, farthestZoom, nearestZoom),
})

/** Pixel position of a point on the world map at zoom 0, in the Mercator projection. */
export const project = ({ lat, lng }: Point): { x: number; y: number } => {
  const sine = Math.sin((within(lat, -maxLat, maxLat) * Math.PI) / 180)
  return { x: ((lng + 180) / 360) * worldSide, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * worldSide }
}

export const scaleOf = (zoom: number): number => 2 ** zoom

/** Screen position of a point, relative to the centre of the map. */
export const onScreen = (view: View, point: Point): { x: number; y: number } => {
  const [middle, at, scale] = [project(view), project(point), scaleOf(view.zoom)]
  return { x: (at.x - middle.x) * scale, y: (at.y - middle.y) * scale }
}

const kmAroundTheWorld = 40_075
/** Kilometres per pixel at the centre of the map. */
export const kmPerPixel = ({ lat, zoom }: View): number =>
  (kmAroundTheWorld * Math.cos((lat * Math.PI) / 180)) / (worldSide * scaleOf(zoom))

/** Distance in a straight line over the earth's surface. */
export const kmBetween = (one: Point, other: Point): number => {
  const [a, b, turn] = [one.lat, other.lat, other.lng - one.lng].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number]
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn)
  return (Math.acos(within(cosine, -1, 1)) * kmAroundTheWorld) / (2 * Math.PI)
}

/** The longest round number of kilometres whose bar fits into this width. */
export const scaleBar = (view: View, maxPixels: number): { km: number; pixels: number } => {
  const perPixel = kmPerPixel(view)
  const most = perPixel * maxPixels
  const power = 10 ** Math.floor(Math.log10(most))
  const km = ([5, 2, 1].find((each) => each * power <= most) ?? 1) * power
  return { km, pixels: km / perPixel }
}

/** Reads a typed or linked point. Undefined if it is invalid or outside the map. */
export const readPoint = (lat: string | null | undefined, lng: string | null | undefined): Point | undefined => {
  const numeric = /^-?\d{1,3}(\.\d{1,10})?$/
  if (!lat || !lng || !numeric.test(lat.trim()) || !numeric.test(lng.trim())) return undefined
  const point = { lat: Number(lat), lng: Number(lng) }
  return Math.abs(point.lat) <= maxLat && Math.abs(point.lng) <= 180 ? point : undefined
}

/** Coordinate with five decimals, about a metre, as in addresses. */
export const written = (degrees: number): string => String(Number(degrees.toFixed(5)) + 0)
