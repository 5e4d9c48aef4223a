/** Whether a moment is still to come. */
export const isAhead = (moment: string | null): moment is string => moment !== null && Date.parse(moment) > Date.now()
