/** The logo, in a square of 32: two containers side by side in one berth. The caller gives it its colours. */
export const MARK_SIZE = 32;
/** A line, three wide. */
export const MARK_BERTH = 'M2 11V2h9M30 21v9h-9';
/** Two areas. */
export const MARK_CONTAINERS = ['M8 8h7v16H8z', 'M17 8h7v16h-7z'] as const;
