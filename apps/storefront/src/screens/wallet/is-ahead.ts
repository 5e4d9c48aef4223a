/** Whether a moment is in the future. */
export const isAhead = (moment: string | null): moment is string => moment !== null && Date.parse(moment) > Date.now()
