import type { Words } from './shape.ts'
import { words } from './words.ts'

export type CastRate = {
  region: 'home' | 'named' | 'world'
  countries?: readonly string[]
  butStates?: readonly string[]
  fee: string
  feePerKg?: string
  maxGrams?: number
  freeFrom?: string
  /** On its way, in working days. */
  way: readonly [least: number, most: number]
  cod?: boolean
}
export type CastMethod = {
  key: string
  name: Words
  carrier: string
  /** Until it is handed over, in working days. */
  work: readonly [least: number, most: number]
  cutOffHour: number
  rates: readonly CastRate[]
}
export type CastDelivery = { shop: string; methods: readonly CastMethod[] }

const standard = words('Standard', '标准配送', 'Estándar', '通常配送', 'ส่งแบบมาตรฐาน', '標準配送')
const expressName = words('Express', '快递', 'Exprés', '速達', 'ส่งด่วน', '快捷配送')

const europe = [
  ...['AT', 'BE', 'BG', 'CH', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HR', 'HU', 'IE', 'IS', 'IT', 'LT', 'LU', 'LV'],
  ...['MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]
const asia = ['CN', 'HK', 'ID', 'JP', 'KR', 'MO', 'MY', 'PH', 'SG', 'TH', 'TW', 'VN']
const americas = ['AR', 'BR', 'CA', 'CL', 'CO', 'CR', 'MX', 'PE', 'US', 'UY']

type Given = {
  carriers: readonly [standard: string, express: string]
  /** At home: what standard and express cost, and from what on standard is free. */
  home: readonly [standard: string, express: string, freeFrom: string]
  near: readonly string[]
  nearFee: readonly [standard: string, freeFrom: string, express?: string]
  /** The rest of the world, by standard and by express; left out, nothing goes there. */
  far?: readonly [standard: string, perKg: string, freeFrom: string, express: string]
  cod?: boolean
  /** How long the shop works on an order. */
  work?: readonly [least: number, most: number]
  maxGrams?: number
  butStates?: readonly string[]
}

const byPost = (shop: string, { cod = true, work = [1, 2], maxGrams = 30_000, butStates = [], ...given }: Given): CastDelivery => {
  const express = given.nearFee[2]
  return {
    shop,
    methods: [
      {
        ...{ key: 'standard', name: standard, carrier: given.carriers[0], work, cutOffHour: 14 },
        rates: [
          { region: 'home', fee: given.home[0], freeFrom: given.home[2], maxGrams, way: [2, 4], cod, butStates },
          {
            region: 'named',
            countries: given.near,
            fee: given.nearFee[0],
            feePerKg: '1.20',
            freeFrom: given.nearFee[1],
            maxGrams,
            way: [3, 6],
          },
          ...(given.far
            ? [
                {
                  region: 'world' as const,
                  fee: given.far[0],
                  feePerKg: given.far[1],
                  freeFrom: given.far[2],
                  maxGrams: 20_000,
                  way: [7, 12] as const,
                },
              ]
            : []),
        ],
      },
      {
        ...{ key: 'express', name: expressName, carrier: given.carriers[1], work: [0, Math.max(work[0], 1)], cutOffHour: 12 },
        rates: [
          { region: 'home', fee: given.home[1], feePerKg: '0.50', maxGrams: 20_000, way: [1, 2], butStates },
          ...(express
            ? [{ region: 'named' as const, countries: given.near, fee: express, feePerKg: '2.00', maxGrams: 10_000, way: [2, 3] as const }]
            : []),
          ...(given.far ? [{ region: 'world' as const, fee: given.far[3], feePerKg: '6.00', maxGrams: 10_000, way: [3, 5] as const }] : []),
        ],
      },
    ],
  }
}

const without = (countries: readonly string[], home: string) => countries.filter((each) => each !== home)

/** How each shop of the demo mall sends: what it asks for, and where it does not go. */
// oxfmt-ignore
export const delivery: readonly CastDelivery[] = [
  byPost('ridgeline', { carriers: ['Fjordpost', 'Nordlys Express'], home: ['4.90', '11.90', '60.00'], near: without(europe, 'NO'), nearFee: ['7.90', '90.00', '19.90'], far: ['12.90', '4.00', '180.00', '29.00'] }),
  byPost('studio-north', { carriers: ['Västpost', 'Nordlys Express'], home: ['3.90', '9.90', '45.00'], near: without(europe, 'SE'), nearFee: ['6.90', '80.00', '17.90'], far: ['11.90', '4.50', '150.00', '27.00'] }),
  byPost('lumen', { carriers: ['Correo del Sol', 'Rayo Express'], home: ['3.50', '8.90', '50.00'], near: without(europe, 'ES'), nearFee: ['6.50', '90.00', '17.90'], far: ['9.90', '3.00', '120.00', '24.00'] }),
  // Cameras and computers are not handed over against cash.
  byPost('bright-circuit', { carriers: ['Island Post', 'Swift Air'], home: ['2.90', '6.90', '40.00'], near: without(asia, 'TW'), nearFee: ['6.90', '120.00', '17.90'], far: ['14.90', '3.50', '250.00', '26.00'], cod: false }),
  byPost('atelier-sol', { carriers: ['Correo Maya', 'Colibrí Express'], home: ['3.90', '9.50', '50.00'], near: without(americas, 'MX'), nearFee: ['8.90', '110.00', '21.90'], far: ['13.90', '4.00', '160.00', '32.00'], work: [2, 4] }),
  byPost('stride-house', { carriers: ['Cascade Post', 'Bluebird Express'], home: ['4.90', '12.90', '50.00'], near: ['CA', 'MX'], nearFee: ['9.90', '100.00', '23.90'], far: ['14.90', '4.50', '180.00', '34.00'], butStates: ['Guam', 'American Samoa'] }),
  byPost('two-rivers', { carriers: ['Pennine Post', 'Kestrel Express'], home: ['3.95', '8.95', '50.00'], near: without(europe, 'GB'), nearFee: ['8.50', '120.00', '21.90'], far: ['12.50', '4.00', '160.00', '28.00'] }),
  byPost('petal-and-co', { carriers: ['Posta Ducale', 'Lampo Express'], home: ['3.50', '8.50', '35.00'], near: without(europe, 'IT'), nearFee: ['5.90', '60.00', '15.90'], far: ['8.90', '3.00', '90.00', '22.00'] }),
  byPost('little-grove', { carriers: ['Alps Post', 'Hayate Express'], home: ['3.20', '6.80', '40.00'], near: without(asia, 'JP'), nearFee: ['6.90', '80.00', '17.90'], far: ['9.90', '3.50', '110.00', '25.00'] }),
  byPost('ember-kitchen', { carriers: ['Poste du Rhône', 'Mistral Express'], home: ['4.50', '9.90', '60.00'], near: without(europe, 'FR'), nearFee: ['7.90', '100.00', '19.90'], far: ['13.90', '5.00', '200.00', '33.00'] }),
  byPost('fret-and-key', { carriers: ['Bayan Post', 'Agila Express'], home: ['2.90', '6.50', '45.00'], near: without(asia, 'PH'), nearFee: ['7.90', '120.00', '19.90'], far: ['14.90', '3.80', '220.00', '36.00'] }),
  // What is made to order and weighs as much as a table goes no farther than a van does.
  byPost('oak-and-thread', { carriers: ['Schwarzwald Spedition', 'Eilbote'], home: ['9.90', '24.90', '150.00'], near: without(europe, 'DE'), nearFee: ['29.00', '400.00'], work: [5, 20], maxGrams: 70_000 }),
]

/** What some countries tax by their own rate, in hundredths of a percent; everything else goes at the product's. */
export const taxRules: readonly { country: string; category?: string; rate: number }[] = [
  { country: 'GB', rate: 2000 },
  { country: 'GB', category: 'pantry', rate: 0 },
  { country: 'JP', rate: 1000 },
  { country: 'JP', category: 'pantry', rate: 800 },
  { country: 'TH', rate: 700 },
]
