import type { Tint } from '@plaza/values'
import type { Oklch } from './colour.ts'

export type { Tint }

/** A colour role whose hue is the mall's brand hue. Lightness and chroma are fixed, so every hue keeps its contrast. */
export type BrandColour = readonly [lightness: number, chroma: number, hue: 'brand']
export type Colour = Oklch | BrandColour
export type Theme = 'light' | 'dark'

/** Jade, used if the operator has chosen no hue. */
export const defaultBrandHue = 178

const neutral = 200

/** Lightness, chroma and hue of every colour role. Chroma is an upper bound, reduced to the chroma that sRGB can show. */
export const roles = {
  light: {
    bg: [0.982, 0.003, neutral],
    surface: [1, 0, 0],
    'surface-2': [0.965, 0.005, neutral],
    'surface-3': [0.932, 0.007, neutral],
    line: [0.905, 0.007, neutral],
    'line-strong': [0.6, 0.014, neutral],
    ink: [0.215, 0.022, neutral],
    'ink-2': [0.4, 0.02, neutral],
    'ink-3': [0.505, 0.017, neutral],
    'ink-inv': [0.985, 0.003, neutral],
    brand: [0.5, 0.16, 'brand'],
    'brand-hover': [0.45, 0.15, 'brand'],
    'brand-press': [0.4, 0.14, 'brand'],
    'on-brand': [1, 0, 0],
    'brand-soft': [0.956, 0.028, 'brand'],
    'brand-soft-hover': [0.925, 0.045, 'brand'],
    'brand-ink': [0.42, 0.1, 'brand'],
    'brand-deep': [0.33, 0.066, 'brand'],
    'on-deep': [1, 0, 0],
    'on-deep-2': [0.93, 0.045, 'brand'],
    deal: [0.555, 0.195, 34],
    'on-deal': [1, 0, 0],
    'deal-soft': [0.958, 0.028, 42],
    'deal-ink': [0.49, 0.175, 34],
    star: [0.655, 0.145, 68],
    success: [0.5, 0.13, 152],
    'success-soft': [0.958, 0.035, 152],
    warning: [0.52, 0.115, 70],
    'warning-soft': [0.965, 0.045, 88],
    danger: [0.53, 0.205, 22],
    'danger-soft': [0.958, 0.022, 18],
    info: [0.51, 0.15, 252],
    'info-soft': [0.958, 0.022, 250],
    focus: [0.52, 0.21, 264],
    scrim: [0.16, 0.02, neutral],
  },
  dark: {
    bg: [0.165, 0.012, neutral],
    surface: [0.205, 0.014, neutral],
    'surface-2': [0.247, 0.015, neutral],
    'surface-3': [0.295, 0.016, neutral],
    line: [0.315, 0.016, neutral],
    'line-strong': [0.585, 0.016, neutral],
    ink: [0.965, 0.004, neutral],
    'ink-2': [0.815, 0.01, neutral],
    'ink-3': [0.705, 0.013, neutral],
    'ink-inv': [0.18, 0.014, neutral],
    brand: [0.8, 0.125, 'brand'],
    'brand-hover': [0.84, 0.115, 'brand'],
    'brand-press': [0.87, 0.1, 'brand'],
    'on-brand': [0.19, 0.03, 'brand'],
    'brand-soft': [0.295, 0.05, 'brand'],
    'brand-soft-hover': [0.34, 0.058, 'brand'],
    'brand-ink': [0.85, 0.105, 'brand'],
    'brand-deep': [0.33, 0.066, 'brand'],
    'on-deep': [1, 0, 0],
    'on-deep-2': [0.93, 0.045, 'brand'],
    deal: [0.755, 0.145, 42],
    'on-deal': [0.2, 0.04, 40],
    'deal-soft': [0.295, 0.062, 38],
    'deal-ink': [0.8, 0.115, 45],
    star: [0.8, 0.145, 78],
    success: [0.78, 0.15, 152],
    'success-soft': [0.285, 0.05, 152],
    warning: [0.82, 0.13, 80],
    'warning-soft': [0.3, 0.05, 75],
    danger: [0.745, 0.145, 22],
    'danger-soft': [0.295, 0.07, 20],
    info: [0.76, 0.115, 250],
    'info-soft': [0.29, 0.055, 252],
    focus: [0.78, 0.13, 262],
    scrim: [0.08, 0.01, neutral],
  },
} as const satisfies Record<Theme, Record<string, Colour>>

export type Role = keyof (typeof roles)['light'] & keyof (typeof roles)['dark']

/** Gradient of the hero and balance card, from its brightest point to its edge; the same in both themes. */
export const scene = {
  'deep-1': [0.6, 0.115, 'brand'],
  'deep-2': [0.455, 0.092, 'brand'],
  'deep-3': [0.33, 0.066, 'brand'],
  'deep-4': [0.27, 0.052, 'brand'],
  'podium-1': [0.7, 0.115, 'brand'],
  'podium-2': [0.61, 0.11, 'brand'],
  'podium-3': [0.53, 0.1, 'brand'],
  'podium-4': [0.36, 0.07, 'brand'],
} as const satisfies Record<string, Colour>

/** The hue of each tint, in degrees. */
export const tintHues = [20, 45, 70, 95, 130, 160, 190, 220, 250, 280, 310, 345] as const

export const tintShade = { light: [0.945, 0.032], dark: [0.315, 0.036] } as const satisfies Record<Theme, readonly [number, number]>

/** Theme values that are more than one colour: shadows, and the light on tiles. */
export const effects = {
  light: {
    e1: '0 1px 2px rgb(3 16 17/.05),0 1px 1px rgb(3 16 17/.03)',
    e2: '0 2px 4px rgb(3 16 17/.04),0 8px 20px -6px rgb(3 16 17/.12)',
    e3: '0 4px 8px rgb(3 16 17/.05),0 24px 48px -12px rgb(3 16 17/.22)',
    glow: 'rgb(255 255 255/.85)',
    'floor-light': 'rgb(17 34 51/.11)',
    contact: 'rgb(8 24 26/.42)',
    'photo-blend': 'multiply',
  },
  dark: {
    e1: '0 0 0 1px var(--line)',
    e2: '0 0 0 1px var(--line),0 10px 24px -8px #000',
    e3: '0 0 0 1px var(--line),0 28px 56px -12px #000',
    glow: 'rgb(255 255 255/.1)',
    'floor-light': 'rgb(0 0 0/.35)',
    contact: 'rgb(0 0 0/.62)',
    'photo-blend': 'normal',
  },
} as const satisfies Record<Theme, Record<string, string>>
