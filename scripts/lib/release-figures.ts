/** Size and SHA-256 of a build: of the true installer where there is one, else of its sample. */
import { createHash } from 'node:crypto';
import { SAMPLE_BYTES, sampleInstaller } from '#server/installers.ts';
import type { Build } from '#src/domain/releases/types.ts';

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** No true installer has exactly the 64 KiB of a sample. */
export function isSampleSized({ sizeBytes }: Pick<Build, 'sizeBytes'>): boolean {
  return sizeBytes === SAMPLE_BYTES;
}

/**
 * @param contentsOf the true installer; left out where there are none: then existing figures of true installers stay
 */
export function withFigures(build: Build, contentsOf?: (file: string) => Uint8Array): Build {
  if (!contentsOf && !isSampleSized(build)) return build;
  const bytes = contentsOf ? contentsOf(build.file) : sampleInstaller(build.file);
  return { ...build, sizeBytes: bytes.length, sha256: sha256Of(bytes) };
}
