const steps = ['shipped', 'in_transit', 'on_the_way', 'delivered'] as const
export type TrackingStep = (typeof steps)[number]

/** The earliest of these steps: all parcels have reached at least this step. Null if there are no steps. */
export const minStep = (of: readonly TrackingStep[]): TrackingStep | null => steps.find((step) => of.includes(step)) ?? null
