// Why a row of an imported file cannot be taken, in words for whoever made the file.

export class RowError extends Error {}
