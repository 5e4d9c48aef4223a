import { project } from './project.ts'

const tenth = 10
const nearPole = 850
/** Takes the shorter direction around the earth, so that a shape at the date line does not cross the whole map. */
const shortestEast = (east: number) => (Math.abs(east) > 1800 ? east - Math.sign(east) * 3600 : east)
const short = (each: number) => String(Math.round(each * 1000) / 1000)

/** SVG path of the land at zoom 0. Each line of the file is one ring: its first point, then offsets in tenths of a degree. */
export const landPath = (text: string): string =>
  text
    .split('\n')
    .filter(Boolean)
    .map((ring) => {
      let [lng, lat] = [0, 0]
      const points = ring.split(' ').map((step) => {
        const [east = 0, north = 0] = step.split(',').map(Number)
        lat += north
        lng += Math.abs(lat) < nearPole ? shortestEast(east) : east
        const { x, y } = project({ lng: lng / tenth, lat: lat / tenth })
        return `${short(x)} ${short(y)}`
      })
      return `M${points.join('L')}Z`
    })
    .join('')
