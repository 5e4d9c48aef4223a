const steps = ['shipped', 'in_transit', 'on_the_way', 'delivered'] as const
export type TrackingStep = (typeof steps)[number]

/** Where all of these are at least; null where there are none. */
export const minStep = (of: readonly TrackingStep[]): TrackingStep | null => steps.find((step) => of.includes(step)) ?? null
