/** From an error's number to what helps. */
export interface Mend {
  /** As it stands on the screen: `10006`. */
  code: string;
  title: string;
  text: string;
  /** Of the answer, in its language. */
  path: string;
}

/** @returns the one whose number the text names first, not as a part of a longer number */
export function mendOf<Known extends Pick<Mend, 'code'>>(
  text: string,
  mends: readonly Known[],
): Known | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.flatMap((number) => mends.filter(({ code }) => code === number))[0];
}
