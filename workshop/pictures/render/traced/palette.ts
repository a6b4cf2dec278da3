/** Colours that recur in rooms and tiles, and those of the pictures on their walls. */
export const clay = '#b9694a'
export const sage = '#8a9a76'
export const sand = '#d9b36c'
export const slate = '#5f7387'
export const cream = '#e6dcc8'

export const hills = [sand, sage, '#5d7355'] as const
export const sea = [clay, '#e0c8a4', slate] as const
export const night = ['#e9d9a8', '#6f8aa3', '#33485c'] as const
