import { project } from './project.ts'

const tenth = 10
const nearPole = 850
/** A shape across the date line continues beyond it instead of crossing the whole map. */
const shortWay = (east: number) => (Math.abs(east) > 1800 ? east - Math.sign(east) * 3600 : east)
const short = (each: number) => String(Math.round(each * 1000) / 1000)

/** The outline of the land as the path of a drawing in the world of zoom 0. Each line of the text is a ring: its first point, then steps, in tenths of a degree. */
export const landPath = (text: string): string =>
  text
    .split('\n')
    .filter(Boolean)
    .map((ring) => {
      let [lng, lat] = [0, 0]
      const points = ring.split(' ').map((step) => {
        const [east = 0, north = 0] = step.split(',').map(Number)
        lat += north
        lng += Math.abs(lat) < nearPole ? shortWay(east) : east
        const { x, y } = project({ lng: lng / tenth, lat: lat / tenth })
        return `${short(x)} ${short(y)}`
      })
      return `M${points.join('L')}Z`
    })
    .join('')
