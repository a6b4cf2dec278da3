// Variables of the showrooms' query, the same where they are loaded and shown.

export const storesVariables = (near: string) => ({ near: near || null })
