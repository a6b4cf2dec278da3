// How inches, feet, pounds and their metric counterparts relate.
export const CM_PER_INCH = 2.54
export const INCHES_PER_FOOT = 12
export const KG_PER_POUND = 0.453_592_37
