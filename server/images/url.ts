/** Relative to `{api}`, like every path of the table. */
export const imageUrl = (id: string) => `/v1/hotel_management/images/${id}`
