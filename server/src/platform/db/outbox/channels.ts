/** By which processes hear what people are told live, and what changed of what they keep. */
export const liveChannel = 'plaza_live'
export const changedChannel = 'plaza_changed'
