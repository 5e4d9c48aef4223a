/** Formats a number with Thailand's country code as a national number: a leading 66 becomes 0. */
export const formatPhone = (phone: string): string => phone.replace(/^66/, '0')
