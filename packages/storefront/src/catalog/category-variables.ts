// Variables of the category query, the same in what loads the page and in what shows it.

export const categoryVariables = (uid: string) => ({ filters: { category_uid: { eq: uid } } })
