/** Finds the advice for an error's number. */
export interface ErrorAdvice {
  /** As the screen shows it: `10006`. */
  code: string;
  title: string;
  text: string;
  /** Path of the answer, in its language. */
  path: string;
}

/** @returns the advice whose number comes first in the text, not counting parts of longer numbers */
export function findAdvice<Known extends Pick<ErrorAdvice, 'code'>>(
  text: string,
  known: readonly Known[],
): Known | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  return numbers.flatMap((number) => known.filter(({ code }) => code === number))[0];
}
