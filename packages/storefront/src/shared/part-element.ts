/** Stands around a part of a page between its rendering and its sending; rich text can have none. */
export const PART_ELEMENT = 'kept-part'
