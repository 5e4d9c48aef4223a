import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kmPerPixel, onScreen, project, readPoint, scaleBar, written } from './project.ts'

const lat = fc.double({ min: -85, max: 85, noNaN: true })
const zoom = fc.double({ min: 1, max: 12, noNaN: true })

describe('map projection', () => {
  test('the centre of the world is the centre of the map', () => {
    expect(project({ lat: 0, lng: 0 })).toEqual({ x: 128, y: 128 })
    expect(onScreen({ lat: 13.75, lng: 100.5, zoom: 6 }, { lat: 13.75, lng: 100.5 })).toEqual({ x: 0, y: 0 })
  })

  test('east is to the right and north is up', () => {
    const { x, y } = onScreen({ lat: 10, lng: 10, zoom: 5 }, { lat: 11, lng: 12 })
    expect([x > 0, y < 0]).toEqual([true, true])
  })

  test('the scale bar is a round number and never too wide', () => {
    fc.assert(
      fc.property(lat, zoom, (a, z) => {
        const view = { lat: a, lng: 0, zoom: z }
        const { km, pixels } = scaleBar(view, 120)
        expect(pixels).toBeLessThanOrEqual(120.001)
        expect(pixels).toBeGreaterThan(40)
        expect(String(km).replace(/[0.]/g, '')).toMatch(/^[125]$/)
      }),
    )
    expect(kmPerPixel({ lat: 0, lng: 0, zoom: 12 })).toBeCloseTo(0.0382, 3)
  })
})

describe('typed coordinates', () => {
  test.each([
    ['13.7563', '100.5018', { lat: 13.7563, lng: 100.5018 }],
    [' -33.9 ', '18', { lat: -33.9, lng: 18 }],
    ['86', '0', undefined],
    ['0', '181', undefined],
    ['', '0', undefined],
    ['1e1', '0', undefined],
    ['javascript', '0', undefined],
    [null, undefined, undefined],
  ])('reads %j, %j', (a, b, point) => expect(readPoint(a, b)).toEqual(point))

  test('are written with at most five digits', () => expect([written(13.756331234), written(-0)]).toEqual(['13.75633', '0']))
})
