/** Relative to `{api}`, like every endpoint path. */
export const imageUrl = (id: string) => `/v1/hotel_management/images/${id}`
