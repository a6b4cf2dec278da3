// Genders as numbers, and as Magento's customer files name them.

/** The first is number 1. */
const LABELS = ['Male', 'Female', 'Not Specified']

export function genderLabel(gender: number | null): string | undefined {
  return gender === null ? undefined : LABELS[gender - 1]
}

/** @returns null for a label that Magento does not have */
export function genderOf(label: string): number | null {
  const index = LABELS.findIndex((each) => each.toLowerCase() === label.toLowerCase())
  return index === -1 ? null : index + 1
}
