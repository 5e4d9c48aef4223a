export const formatQuantity = (quantity: number): string => `x${quantity}`
