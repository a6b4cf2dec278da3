// What leaves the warehouse within a week, and what that means for the rest of a delivery (docs/product.md).

/** Option id of "ships within a week" of the attribute att_quick_ship. */
export const QUICK_SHIP_OPTION_ID = 656

/** Days within which such a piece leaves. */
export const QUICK_SHIP_DAYS = 7

/** Whether the pieces of one delivery, by their time frames, are ready at different times: it leaves with the last of them. */
export const areReadyApart = (frames: readonly (string | null | undefined)[]): boolean =>
  new Set(frames.map((frame) => frame ?? null)).size > 1

/** Whether a piece in stock waits for the others, and so leaves at no time of its own. */
export const waitsForOthers = (quickShip: unknown, isApart: boolean): boolean =>
  isApart && quickShip === QUICK_SHIP_OPTION_ID
