/**
 * The text of a help film as editors write it: a heading and spoken text for each step. It is the source of transcript,
 * captions and chapters.
 */
export interface FilmStep {
  title: string;
  text: string;
}

/** @throws Error for a heading without text, and for text before the first heading */
export function filmSteps(body: string): FilmStep[] {
  const [before = '', ...parts] = body.trim().split(/^## +/m);
  if (before.trim() !== '') throw new Error(`A film must start with a heading, not with "${before.trim()}"`);
  return parts.map((part) => {
    const [title = '', ...lines] = part.trim().split('\n');
    const text = lines.join(' ').replace(/\s+/g, ' ').trim();
    if (text === '') throw new Error(`The step "${title}" has no text`);
    return { title: title.trim(), text };
  });
}
