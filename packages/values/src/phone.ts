/** A number with Thailand's country code as it is dialled at home: a leading 66 becomes 0. */
export const formatPhone = (phone: string): string => phone.replace(/^66/, '0')
