/** @returns whole days between two days written YYYY-MM-DD, never negative; undefined where one of them is no day */
export function daysBetween(a: string, b: string): number | undefined {
  const days = Math.abs(Date.parse(`${a}T00:00:00Z`) - Date.parse(`${b}T00:00:00Z`)) / 86_400_000;
  return Number.isNaN(days) ? undefined : days;
}
