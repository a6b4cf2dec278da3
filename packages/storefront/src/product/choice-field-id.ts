/** Id of a field, to which the focus goes when it is faulty. */
export const choiceFieldId = (key: string): string => `field-${key.replace(/[^\w-]/g, '_')}`
