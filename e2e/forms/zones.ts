/** Time zones west and east of UTC. A date or time read in the wrong zone shifts to another day. */
export const zones = ['America/St_Johns', 'Pacific/Auckland'] as const
