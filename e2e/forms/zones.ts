/** West and east of UTC: a day or a moment that is written or read by another clock than the reader's moves to another day. */
export const zones = ['America/St_Johns', 'Pacific/Auckland'] as const
