/** Finds the advice for an error's number. */
export interface Mend {
  /** As the screen shows it: `10006`. */
  code: string;
  title: string;
  text: string;
  /** Path of the answer, in its language. */
  path: string;
}

/** @returns the advice whose number comes first in the text, not counting parts of longer numbers */
export function mendOf<Known extends Pick<Mend, 'code'>>(
  text: string,
  mends: readonly Known[],
): Known | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.flatMap((number) => mends.filter(({ code }) => code === number))[0];
}
