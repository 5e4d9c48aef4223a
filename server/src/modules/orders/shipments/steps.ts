const steps = ['shipped', 'in_transit', 'on_the_way', 'delivered'] as const
export type TrackingStep = (typeof steps)[number]

/** The earliest of these steps, which all parcels have reached. Null if there are none. */
export const minStep = (of: readonly TrackingStep[]): TrackingStep | null => steps.find((step) => of.includes(step)) ?? null
