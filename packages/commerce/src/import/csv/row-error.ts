// Why a row of an imported file is skipped, worded for the author of the file.

export class RowError extends Error {}
