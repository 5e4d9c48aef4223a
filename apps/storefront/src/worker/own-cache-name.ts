/** Name of the caches with a customer's own answers, before the name of the build. A logout deletes these caches. */
export const ownCachePrefix = 'own-'
