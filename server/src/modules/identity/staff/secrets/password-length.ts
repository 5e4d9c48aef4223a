export const passwordLength = 15
