// What leaves the warehouse within a week.

/** Option id of "ships within a week" of the attribute att_quick_ship. */
export const QUICK_SHIP_OPTION_ID = 656

/** Days within which such a piece leaves. */
export const QUICK_SHIP_DAYS = 7
