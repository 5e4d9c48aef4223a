export type Value = string | number | boolean | null
/** Rows as they are copied into a table, each value under its column. */
export type Copied = { table: string; columns: string; rows: Value[][] }
