/** What the mall keeps of a sale, in hundredths of a percent. */
const share = 500

export const commissionRate = (): number => share
