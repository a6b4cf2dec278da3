// The files of a page that comes alive after it is shown stand in a meta element of this name, parted by spaces.
export const FIRST_FILES_META = 'first-files'
