export { countryName } from './country-name.ts'
export { calendarDayOf, datedDayOf, dayOf, fieldDayOf, firstMomentOf, lastMomentOf, momentOf, timeOfDayOf } from './day.ts'
export { currencyOf, readerOf, ReaderProvider, useReader, type NeededWords, type Reader } from './reader.ts'
export type { ShownPicture } from './picture-address.ts'
