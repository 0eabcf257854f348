/** Column types that the two engines name differently. */
export type Columns = { blob: 'blob' | 'bytea' }
