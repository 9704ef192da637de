/** Checks data in the files of `src/content/`. */
import * as v from 'valibot';

/** @throws Error with the file, the place of the mistake in it, and the rule */
export function parseContent<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  content: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error([`src/content/${file}`, v.getDotPath(issue) ?? [], issue.message].flat().join(': '));
}
