/** The number of home visits as local storage has it: anything but a plain count reads as none. */
export function homeVisits(stored: string | undefined): number {
  return /^\d{1,9}$/.test(stored ?? '') ? Number(stored) : 0;
}
