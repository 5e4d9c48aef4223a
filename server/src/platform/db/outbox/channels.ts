/** Channels between processes: live events for users, and cache invalidations. */
export const liveChannel = 'plaza_live'
export const changedChannel = 'plaza_changed'
